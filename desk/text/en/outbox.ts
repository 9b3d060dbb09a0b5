import type { Words } from '../el/index.ts'

export const outbox: Words['outbox'] = {
  unsent: count => (count === 1 ? '1 waits to be sent' : `${count} wait to be sent`),
  toSend: 'Kept on this device. It is sent by itself once there is a network.',
  drop: 'I have seen it',
}
