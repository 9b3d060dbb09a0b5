/** Downloads a file that was made on the page. */
export function download(name: string, file: Blob): void {
  const href = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href, download: name }).click()
  // The browser reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(href), 60_000)
}
