/** Where visits are counted, once the visitor allows it. */
export type AnalyticsConfig = {
  readonly id: string
  /** What the page loads then; the twin's is a path on the shop. */
  readonly scriptUrl: string
  readonly sandbox: boolean
}

/** Google Analytics with its id, else its local twin where the shop only takes test payments, else nothing. */
export function readAnalytics(id: string | undefined, sandbox: boolean): AnalyticsConfig | null {
  if (id !== undefined)
    return {
      id,
      scriptUrl: `https://www.googletagmanager.com/gtag/js?id=${id}`,
      sandbox: false,
    }
  if (!sandbox) return null
  return { id: 'G-SANDBOX', scriptUrl: '/sandbox/analytics/gtag.js', sandbox: true }
}
