import '../config/env-file.ts'
import { shopCommand } from './shop-command.ts'
import { webhookDesk } from './webhook.ts'

// npm run webhook -- add https://kitchen.example/hook order.opened order.cancelled
const [, , what = '', ...given] = process.argv
await shopCommand((db, { webhooksInside: inside }) =>
  webhookDesk({ db, now: Date.now(), inside }, what, given),
)
