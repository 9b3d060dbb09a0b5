import type { Emails } from '#shop/shop-data/mail-texts.ts'
import type { Texts } from '#shop/shop-data/texts.ts'
import corporate from '../../content/corporate.json' with { type: 'json' }
import emails from '../../content/emails.json' with { type: 'json' }
import faq from '../../content/faq.json' with { type: 'json' }
import home from '../../content/home.json' with { type: 'json' }
import howItWorks from '../../content/how-it-works.json' with { type: 'json' }
import manifest from '../../content/manifest.json' with { type: 'json' }
import notices from '../../content/notices.json' with { type: 'json' }
import planGoals from '../../content/plan-goals.json' with { type: 'json' }
import planRules from '../../content/plan-rules.json' with { type: 'json' }
import policies from '../../content/policies.json' with { type: 'json' }
import promoBanner from '../../content/promo-banner.json' with { type: 'json' }

/** The program's own texts, for every name that an owner has not written. */
export const defaultTexts = {
  corporate,
  emails: emails as Emails,
  faq,
  home,
  'how-it-works': howItWorks,
  manifest,
  notices,
  'plan-goals': planGoals,
  'plan-rules': planRules,
  policies,
  'promo-banner': promoBanner,
} as Texts
