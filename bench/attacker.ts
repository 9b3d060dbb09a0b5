import { setPriority } from 'node:os'
import { path } from './carts.ts'
import { type Line, openLine } from './line.ts'

// node bench/attacker.ts URL FROM CONNECTIONS SECONDS CART ITEM: sends what costs a shop most, as fast as it is
// answered, and prints how many answers of each status it got. For a shop on this machine alone.
const [url = '', from = '', connections, seconds, cartId = '', itemId = ''] = process.argv.slice(2)
if (new URL(url).hostname !== 'localhost') throw new Error('only a shop on this machine is asked')

setPriority(19)
const json = { 'content-type': 'application/json' }
const page = { accept: 'text/html', 'accept-encoding': 'br' }
const until = performance.now() + Number(seconds) * 1000
const heard: Record<string, number> = {}
let made = 0

type Attack = (line: Line, odd: string) => ReturnType<Line>

const get =
  (to: (odd: string) => string): Attack =>
  (line, odd) =>
    line('GET', to(odd), page, '')
const post =
  (hook: string, body: (odd: string) => object, query = ''): Attack =>
  (line, odd) =>
    line('POST', `${path(hook)}?apiKey=demo&business=demo${query}`, json, JSON.stringify(body(odd)))

const attacks: readonly Attack[] = [
  get(odd => `/product/${odd}`),
  get(odd => `/business/${odd}`),
  get(odd => `/terms-and-conditions/${odd}.data?_routes=${odd}`),
  get(odd => `/${odd}`),
  get(odd => `/menu?${odd}`),
  get(odd => `/api/${odd}`),
  post('auth-login-email', odd => ({ username: `${odd}@example.gr`, password: odd })),
  post('auth-register-email', odd => ({
    name: 'Odd',
    username: `${odd}@example.gr`,
    password: `kalimera-${odd}`,
    verify: `kalimera-${odd}`,
  })),
  post('cart-create', () => ({ type: 'daily', dietCode: 'bal' })),
  post(
    'cart-item-add',
    odd => ({
      itemId,
      itemType: 'meal-build',
      scheduleMenuId: 'd1',
      amount: 1 + (odd.length % 9),
    }),
    `&cartId=${cartId}`,
  ),
]

await Promise.all(
  Array.from({ length: Number(connections) }, async (_, index) => {
    let line = openLine(url, from)
    for (let turn = index; performance.now() < until; turn++)
      try {
        const { status } = await (attacks[turn % attacks.length] as Attack)(
          line,
          `${from}-${made++}`,
        )
        count(String(status))
      } catch {
        count('hung up')
        line = openLine(url, from)
      }
  }),
)
process.stdout.write(JSON.stringify(heard))
process.exit(0)

function count(what: string): void {
  heard[what] = (heard[what] ?? 0) + 1
}
