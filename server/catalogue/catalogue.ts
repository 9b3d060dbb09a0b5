import { type Catalogue, leastMainMealsIn, soldPlans } from '#shop/catalogue.ts'
import type { Language } from '#shop/language.ts'
import { toEuros } from '#shop/money.ts'
import { weekPairs } from '#shop/plan/delivery-pairs.ts'
import { leastMainMeals, mainMealsADay, type Plan } from '#shop/plan/plan.ts'
import { openWeekdays } from '#shop/schedule/schedule.ts'
import type { PlanAnswer } from '../answers.ts'
import type { Call } from '../calls/hook.ts'

/** Values that any visitor may see. A login provider without keys has null here. */
export function repositoryValues({ config, imagesVersion, catalogue }: Call) {
  const { google, facebook } = config.social
  const { legalEntity, delivery } = catalogue
  return {
    'images-version': imagesVersion,
    api_key: config.api.key,
    google_client_id: google?.clientId ?? null,
    google_login_url: google?.loginUrl ?? null,
    facebook_app_id: facebook?.appId ?? null,
    facebook_api_version: facebook?.apiVersion ?? null,
    facebook_sdk_url: facebook?.sdkUrl ?? null,
    phone: legalEntity.phone,
    email: legalEntity.email,
    dailyMeals: leastMainMealsIn(catalogue.plans),
    freeShippingMainMeals: delivery.freeFromMainMeals,
    freeShippingWeeklyMainMeals: delivery.freeFromWeeklyMainMeals,
  }
}

export function planCollection({ catalogue, lang }: Call): { plans: PlanAnswer[] } {
  return { plans: soldPlans(catalogue).map(plan => planAnswer(plan, lang, catalogue)) }
}

/** `dailyMeals`: the main meals that a delivery requires; by default those of the plan's first one. */
export function planAnswer(
  plan: Plan,
  lang: Language,
  catalogue: Pick<Catalogue, 'holidays'>,
  dailyMeals = firstMeals(plan, catalogue),
): PlanAnswer {
  return {
    id: plan.id,
    type: plan.type,
    name: plan.name[lang],
    translations: { name: plan.name },
    config: {
      dietCode: plan.dietCode,
      minTotal: toEuros(plan.minTotal),
      prices: { 'main-meal': toEuros(plan.prices.mainMeal), snack: toEuros(plan.prices.snack) },
      dailyMeals,
      daysPerWeek: plan.daysPerWeek,
      mainMeals: plan.mainMeals,
      weeks: plan.weeks,
      breakfast: plan.breakfast,
      ...(plan.singlePrice !== undefined && { singlePrice: toEuros(plan.singlePrice) }),
      ...(plan.deliveriesPerWeek && { deliveriesPerWeek: plan.deliveriesPerWeek }),
      ...(plan.freshDays && { freshDays: plan.freshDays }),
    },
  }
}

/** The main meals of a plan's first delivery, on its most even days (reading: Plans and schedules). */
function firstMeals(plan: Plan, { holidays }: Pick<Catalogue, 'holidays'>): number {
  if (plan.type === 'daily') return leastMainMeals(plan)
  const [pair] = weekPairs(plan, openWeekdays(holidays))
  return mainMealsADay(plan) * (pair?.covers[0] ?? 0)
}

/** What is declared of every build, with the names of the codes. */
export function allergenCollection({ catalogue, lang }: Call) {
  return {
    allergens: catalogue.codes.allergens.map(({ code, name }) => ({ code, name: name[lang] })),
    builds: [...catalogue.builds.values()].map(({ build: { id, allergens, traces } }) => ({
      itemId: id,
      allergens: [...allergens],
      traces: [...traces],
    })),
  }
}
