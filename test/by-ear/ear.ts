import type { CDPSession, Page } from 'playwright-core'

/**
 * What a screen reader says of a page that is walked by keyboard: of what has the focus its name, role and
 * state, as the browser's accessibility tree holds them, and what live regions say by themselves.
 */
export type Ear = {
  readonly page: Page
  readonly lines: string[]
  /** A part of the walk. */
  part(title: string): void
  press(key: string): Promise<void>
  type(text: string): Promise<void>
  /** Tabs on until the name of what has the focus is this; what is passed stands in one line. */
  tabTo(name: RegExp): Promise<void>
  /** Waits, and writes down what is said meanwhile. */
  listen(milliseconds?: number): Promise<void>
}

const roles: Readonly<Record<string, string>> = {
  button: 'κουμπί',
  link: 'σύνδεσμος',
  textbox: 'πεδίο',
  searchbox: 'πεδίο αναζήτησης',
  combobox: 'πεδίο με λίστα',
  radio: 'επιλογή',
  checkbox: 'τετραγωνίδιο',
  heading: 'επικεφαλίδα',
  dialog: 'παράθυρο',
  tab: 'καρτέλα',
  option: 'στοιχείο λίστας',
  spinbutton: 'πεδίο αριθμού',
  listbox: 'λίστα',
  main: 'κύριο μέρος',
  DisclosureTriangle: 'πτυσσόμενο',
}
const mostStops = 120

export async function openEar(page: Page): Promise<Ear> {
  const tree = await page.context().newCDPSession(page)
  await tree.send('Accessibility.enable')
  const lines: string[] = []
  const said: string[] = []
  await page.exposeFunction('heard', (text: string) => {
    if (text && said.at(-1) !== text) said.push(text)
  })
  await page.addInitScript(hearLiveRegions)
  let address = ''

  async function settle(milliseconds = 700): Promise<void> {
    await page.waitForTimeout(milliseconds)
    const { pathname } = new URL(page.url())
    if (pathname !== address) {
      address = pathname
      lines.push(`- *Νέα σελίδα:* «${await page.title()}»`)
    }
    for (const text of said.splice(0)) lines.push(`- *Ακούγεται μόνο του:* «${text}»`)
  }
  async function act(how: string, run: () => Promise<void>): Promise<void> {
    await run()
    lines.push(`- ${how}`)
    await settle()
    const now = await focusOf(tree, page)
    if (now) lines.push(`  - «${now}»`)
  }

  return {
    page,
    lines,
    part: title => void lines.push('', `## ${title}`, ''),
    press: key => act(`\`${key}\``, () => page.keyboard.press(key)),
    type: text => act(`γράφει «${text}»`, () => page.keyboard.type(text, { delay: 20 })),
    listen: settle,
    async tabTo(name) {
      const passed: string[] = []
      for (let stop = 0; stop < mostStops; stop++) {
        await page.keyboard.press('Tab')
        await page.waitForTimeout(30)
        const now = await focusOf(tree, page)
        if (!name.test(now)) {
          if (now) passed.push(now)
          continue
        }
        lines.push(`- \`Tab\`${passed.length > 0 ? ` × ${passed.length + 1}` : ''}`)
        if (passed.length > 0)
          lines.push(`  - στον δρόμο: ${passed.map(one => `«${one}»`).join(' ')}`)
        lines.push(`  - «${now}»`)
        return
      }
      throw new Error(`Tab never came to ${name}: ${passed.join(' | ')}`)
    },
  }
}

type Value = { readonly value?: unknown }
type Node = {
  readonly role?: Value
  readonly name?: Value
  readonly description?: Value
  readonly value?: Value
  readonly properties?: readonly { readonly name: string; readonly value: Value }[]
}

async function focusOf(tree: CDPSession, page: Page): Promise<string> {
  // Of a list that is open, what is chosen in it is said.
  const { result } = await tree.send('Runtime.evaluate', {
    expression: `document.getElementById(document.activeElement.getAttribute('aria-activedescendant') ?? '') ?? document.activeElement`,
  })
  if (!result.objectId || (await page.evaluate(() => document.activeElement === document.body)))
    return ''
  const { nodes } = (await tree.send('Accessibility.getPartialAXTree', {
    objectId: result.objectId,
    fetchRelatives: false,
  })) as unknown as { nodes: readonly Node[] }
  const [node] = nodes
  return node ? sentence(node) : ''
}

function sentence({ role, name, description, value, properties = [] }: Node): string {
  const has = (property: string) => properties.find(one => one.name === property)?.value.value
  const role_ = String(role?.value ?? '')
  return [
    name?.value,
    roles[role_] ?? role_,
    ['textbox', 'searchbox', 'combobox', 'spinbutton'].includes(role_) && value?.value,
    has('checked') === 'true' && 'επιλεγμένο',
    has('checked') === 'false' && role_ !== 'option' && 'όχι επιλεγμένο',
    has('pressed') === 'true' && 'πατημένο',
    has('expanded') === true && 'ανοιχτό',
    has('expanded') === false && 'κλειστό',
    has('selected') === true && 'επιλεγμένο',
    has('required') === true && 'υποχρεωτικό',
    has('disabled') === true && 'ανενεργό',
    has('invalid') === 'true' && 'λάθος',
    has('busy') === true && 'περιμένει',
    description?.value,
  ]
    .filter(Boolean)
    .join(', ')
    .replace(/\s+/g, ' ')
}

/** Runs in the page. */
function hearLiveRegions(): void {
  const live = '[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log]'
  const tell = (window as unknown as { heard: (text: string) => void }).heard
  const last = new WeakMap<Element, string>()
  new MutationObserver(changes => {
    for (const { target } of changes) {
      const element = target instanceof Element ? target : target.parentElement
      const regions = [element?.closest(live), ...(element?.querySelectorAll(live) ?? [])]
      for (const region of regions) {
        if (!region) continue
        const text = (region as HTMLElement).innerText.replace(/[\s\u2060]+/g, ' ').trim()
        const before = last.get(region)
        last.set(region, text)
        // What comes with its region is not said, unless it is an alert.
        const isNew = before === undefined && region.role !== 'alert'
        const isThere = document.readyState !== 'loading'
        const isOther = before?.replaceAll(' ', '') !== text.replaceAll(' ', '')
        if (isThere && !isNew && isOther) tell(text)
      }
    }
  }).observe(document, { subtree: true, childList: true, characterData: true })
}
