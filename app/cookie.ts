/** Sets a cookie that scripts may read, for so many seconds; 0 takes it away. The one place that does. */
export function setCookie(
  name: string,
  value: string,
  { maxAge, domain }: { maxAge: number; domain?: string },
): void {
  const shared = domain ? `; Domain=${domain}` : ''
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not everywhere
  document.cookie = `${name}=${value}; Path=/; SameSite=Lax; Max-Age=${maxAge}${shared}${secure}`
}
