import type { Device } from '#shop/people/device.ts'

/** What this browser is to the shop, once a manager has let it in; its key is in a cookie. */
const key = 'desk-device'

/** null: a browser of a person's own. */
export function deviceHere(): Device | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

export function becomeDevice(device: Device): void {
  localStorage.setItem(key, JSON.stringify(device))
  document.documentElement.dataset.device = ''
}

export function leaveDevice(): void {
  localStorage.removeItem(key)
  delete document.documentElement.dataset.device
}
