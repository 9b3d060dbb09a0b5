export type AnalyticsConfig = {
  readonly id: string
  /** The script that a page loads once the visitor agrees. The local twin's is a path on the shop. */
  readonly scriptUrl: string
  readonly sandbox: boolean
}

/** Google Analytics by its id; without one, the local twin in a shop that takes test payments only. */
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
