import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { remarkOnAddresses } from './addresses.ts'
import { readConfig } from './config.ts'
import { providersIn } from './payments.ts'

const viva = {
  VIVA_CLIENT_ID: 'id',
  VIVA_CLIENT_SECRET: 'secret',
  VIVA_MERCHANT_ID: 'merchant',
  VIVA_API_KEY: 'key',
}

/** What a shop sets that is open to the public. */
const open = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://gastra.gr',
  SMTP_URL: 'smtp://mail.gastra.gr',
  API_KEY: 'k-81724',
  ...viva,
}

const noKeys = Object.fromEntries(Object.keys(viva).map(name => [name, '']))

const epay = {
  EPAY_ACQUIRER_ID: '14',
  EPAY_MERCHANT_ID: '2111111111',
  EPAY_POS_ID: '2122222222',
  EPAY_USER: 'user',
  EPAY_PASSWORD: 'secret',
}

describe('9.12 the configuration', () => {
  test('tells a misspelt name of .env with the right one, and leaves the names of other programs alone', () => {
    const names =
      (...given: string[]) =>
      () =>
        readConfig({}, null, given)
    expect(names('PORT', 'DATABSE_URL')).toThrow(
      'DATABSE_URL is no setting of the shop: DATABASE_URL is meant, most likely',
    )
    expect(names('SMPT_URL')).toThrow('SMTP_URL is meant')
    const others = [
      'SITE',
      'POSTGRES_PASSWORD',
      'PGHOST',
      'PGPORT',
      'BUILD_DIR',
      'NODE_OPTIONS',
      'TZ',
    ]
    expect(names(...others, 'GOOGLE_CLIENT_SECRET')).not.toThrow()
  })

  test('of an empty environment is the demo shop on port 3000', () => {
    expect(readConfig({})).toMatchObject({
      production: false,
      port: 3000,
      host: '127.0.0.1',
      dataDir: resolve('./data'),
      databaseUrl: null,
      publicUrl: 'http://localhost:3000',
      rateLimit: true,
      api: {
        account: 'demo',
        repository: 'shop',
        business: 'demo',
        key: 'demo',
        timeoutMs: 15_000,
      },
      filesUrl: '',
      tokenExpires: 12,
      sandbox: true,
    })
  })

  test('is what the environment says', () => {
    const config = readConfig({
      PORT: '8080',
      HOST: '0.0.0.0',
      DATA_DIR: '/srv/gastra',
      DATABASE_URL: 'postgresql://shop:pw@db:5432/gastra',
      PUBLIC_URL: 'https://gastra.example///',
      RATE_LIMIT: 'off',
      API_ACCOUNT: 'acme',
      API_REPOSITORY: 'meals',
      API_BUSINESS: 'b',
      API_KEY: 'k',
      API_TIMEOUT_MS: '2000',
      APP_NAME: 'app',
      FILES_URL: 'https://files.example',
      TOKEN_EXPIRES: '6',
    })
    expect(config).toMatchObject({
      port: 8080,
      host: '0.0.0.0',
      dataDir: '/srv/gastra',
      databaseUrl: 'postgresql://shop:pw@db:5432/gastra',
      publicUrl: 'https://gastra.example',
      rateLimit: false,
      api: {
        account: 'acme',
        repository: 'meals',
        business: 'b',
        key: 'k',
        app: 'app',
        timeoutMs: 2000,
      },
      filesUrl: 'https://files.example',
      tokenExpires: 6,
    })
  })

  test('takes an empty or blank value as unset', () => {
    expect(readConfig({ PORT: '', PUBLIC_URL: ' ', DATABASE_URL: '', VIVA_CLIENT_ID: '' })).toEqual(
      readConfig({}),
    )
  })

  test.each([
    ['HTTPS://Gastra.Example/', 'https://gastra.example'],
    ['https://gastra.example:443', 'https://gastra.example'],
    [' http://localhost:4000 ', 'http://localhost:4000'],
  ])('takes %s as the public address %s, as browsers write it', (PUBLIC_URL, publicUrl) => {
    expect(readConfig({ PUBLIC_URL }).publicUrl).toBe(publicUrl)
  })

  test('the staff room is on the shop’s address, or on another host', () => {
    const PUBLIC_URL = 'https://gastra.example'
    expect(readConfig({ PUBLIC_URL }).deskUrl).toBe(PUBLIC_URL)
    const DESK_URL = 'https://Desk.Gastra.example/'
    expect(readConfig({ PUBLIC_URL, DESK_URL }).deskUrl).toBe('https://desk.gastra.example')
    const near = { PUBLIC_URL, DESK_URL: 'https://gastra.example:8443' }
    expect(() => readConfig(near)).toThrow(/DESK_URL has the host of PUBLIC_URL/)
  })

  test('19.10 squares of a map have an address with three places, and a name', () => {
    const MAP_TILES = 'https://tiles.test/{z}/{x}/{y}.png'
    const MAP_ATTRIBUTION = '© a map'
    expect(readConfig({ MAP_TILES, MAP_ATTRIBUTION }, null).map).toEqual({
      tiles: MAP_TILES,
      attribution: MAP_ATTRIBUTION,
    })
    expect(readConfig({}, null).map).toBeNull()
    expect(() => readConfig({ MAP_TILES }, null)).toThrow('MAP_ATTRIBUTION is missing')
    for (const wrong of ['https://tiles.test/{z}/{x}.png', '/tiles/{z}/{x}/{y}.png'])
      expect(() => readConfig({ MAP_TILES: wrong, MAP_ATTRIBUTION }, null)).toThrow('MAP_TILES')
  })

  test('20.20 text messages have all their keys, or there are none', () => {
    const keys = {
      TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
      TWILIO_AUTH_TOKEN: 'secret',
      TWILIO_FROM: 'Gastra',
    }
    expect(readConfig(keys, null).sms).toMatchObject({ from: 'Gastra', token: 'secret' })
    expect(readConfig({}, null).sms).toBeNull()
    expect(() => readConfig({ TWILIO_FROM: '+302100000000' }, null)).toThrow(
      'TWILIO_AUTH_TOKEN is missing',
    )
    for (const TWILIO_FROM of ['Twelve letters', '2100000000000000', '+30'])
      expect(() => readConfig({ ...keys, TWILIO_FROM }, null)).toThrow('TWILIO_FROM')
    expect(() => readConfig({ ...keys, TWILIO_ACCOUNT_SID: 'mine' }, null)).toThrow('AC')
  })

  test('does not change once it is read', () => {
    expect(() => Object.assign(readConfig({}), { port: 1 })).toThrow()
  })
})

describe('a wrong value stops the start with a sentence that names it and says what to write', () => {
  test.each([
    ['PORT', '0'],
    ['PORT', '65536'],
    ['PORT', '3000.5'],
    ['PORT', 'three thousand'],
    ['NODE_ENV', 'staging'],
    ['DATABASE_URL', 'mysql://db/gastra'],
    ['DATABASE_URL', 'gastra'],
    ['PUBLIC_URL', 'gastra.example'],
    ['PUBLIC_URL', 'ftp://gastra.example'],
    ['PUBLIC_URL', 'https://gastra.example/shop'],
    ['PUBLIC_URL', 'https://gastra.example/?from=mail'],
    ['PUBLIC_URL', 'https://gastra.example/#top'],
    ['PUBLIC_URL', 'https://shop:secret@gastra.example'],
    ['FILES_URL', '//files'],
    ['RATE_LIMIT', 'no'],
    ['LOG_LEVEL', 'loud'],
    ['API_TIMEOUT_MS', '10'],
    ['TOKEN_EXPIRES', '0'],
    ['TOKEN_EXPIRES', '12 months'],
    ['ALLOW_SANDBOX', 'yes'],
    ['VIVA_API_URL', 'viva'],
    ['SMTP_URL', 'mail.example'],
    ['SMTP_URL', 'https://mail.example'],
    ['SMTP_URL', 'smtp://'],
    ['MAIL_FROM', 'Gastra'],
    ['MAIL_FROM', 'a@b.gr, c@d.gr'],
    ['EPAY_PAY_URL', 'paycenter.piraeusbank.gr'],
    ['EPAY_CHANNEL', 'phone'],
  ])('%s=%s', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(
      new RegExp(
        `^These settings are .*; \\.env\\.example explains each:\n  ${name} is set to ".*": write .+\\.$`,
      ),
    )
  })

  test('and never repeats a password', () => {
    const DATABASE_URL = 'mysql://shop:geheim@db/gastra'
    expect(() => readConfig({ DATABASE_URL })).toThrow(/DATABASE_URL/)
    expect(() => readConfig({ DATABASE_URL })).not.toThrow(/geheim/)
    const SMTP_URL = 'http://shop:geheim@mail.example'
    expect(() => readConfig({ SMTP_URL })).toThrow(/SMTP_URL .*smtp:\/\/user:password@host:587/)
    expect(() => readConfig({ SMTP_URL })).not.toThrow(/geheim/)
    const PUBLIC_URL = 'https:shop:geheim@gastra.example'
    expect(() => readConfig({ PUBLIC_URL })).toThrow(/PUBLIC_URL .*without a path/)
    expect(() => readConfig({ PUBLIC_URL })).not.toThrow(/geheim/)
  })
})

test('mails go to files in the shop’s name, unless a server and a sender are told', () => {
  expect(readConfig({}).mail).toEqual({ smtpUrl: null, from: null })
  const SMTP_URL = 'smtps://shop:pw@mail.example:465'
  const MAIL_FROM = 'Γάστρα <orders@gastra.example>'
  expect(readConfig({ SMTP_URL, MAIL_FROM }).mail).toEqual({
    smtpUrl: SMTP_URL,
    from: { name: 'Γάστρα', address: 'orders@gastra.example' },
  })
})

test('17.01 a shop of an owner is not the demo, and its owner is one address', () => {
  expect(readConfig({})).toMatchObject({ owner: null, demo: true })
  expect(
    readConfig({ SHOP_OWNER: 'eleni@nostimo.gr', npm_lifecycle_event: 'start' }),
  ).toMatchObject({
    owner: 'eleni@nostimo.gr',
    demo: false,
    demoDay: false,
  })
  expect(() => readConfig({ SHOP_OWNER: 'eleni' })).toThrow('SHOP_OWNER is set to "eleni"')
  expect(() => readConfig({ SHOP_OWNER: 'a@b.gr, c@d.gr' })).toThrow('SHOP_OWNER')
  expect(() => readConfig({ SHOP_OWNER: 'a@b.gr', SEED: 'demo' })).toThrow('SEED is demo beside')
})

describe('payments', () => {
  test('without keys go to the local twin on this server', () => {
    const { sandbox, viva } = readConfig({ PORT: '4000', PUBLIC_URL: 'https://gastra.example' })
    expect(sandbox).toBe(true)
    expect(viva?.apiUrl).toBe('http://127.0.0.1:4000/sandbox/viva/api')
    expect(viva?.checkoutUrl).toBe('https://gastra.example/sandbox/viva')
  })

  test.each([
    ['0.0.0.0', 'http://127.0.0.1:3000/'],
    ['::', 'http://127.0.0.1:3000/'],
    ['::1', 'http://[::1]:3000/'],
    ['10.0.0.5', 'http://10.0.0.5:3000/'],
  ])('of a server at %s reach their twin at %s', (HOST, start) => {
    expect(readConfig({ HOST }).viva?.legacyUrl.startsWith(start)).toBe(true)
  })

  test('with all keys go to Viva', () => {
    const { sandbox, viva: keys } = readConfig(viva)
    expect(sandbox).toBe(false)
    expect(keys).toMatchObject({
      apiUrl: 'https://api.vivapayments.com',
      checkoutUrl: 'https://www.vivapayments.com',
      clientId: 'id',
      clientSecret: 'secret',
      merchantId: 'merchant',
      apiKey: 'key',
      sourceCode: 'Default',
    })
  })

  test.each(Object.keys(viva))('with all keys but %s do not start', name => {
    expect(() => readConfig({ ...viva, [name]: '' })).toThrow(`${name} is missing beside the other`)
  })

  test('1.11 go to epay too where it has all its keys, and are not offered there where it has none', () => {
    expect(readConfig({ ...viva, ...epay, PUBLIC_URL: 'https://gastra.example' }).epay).toEqual({
      acquirerId: '14',
      merchantId: '2111111111',
      posId: '2122222222',
      user: 'user',
      password: 'secret',
      channel: 'eCommerce',
      ticketUrl: 'https://paycenter.piraeusbank.gr/services/tickets/issuer.asmx',
      payUrl: 'https://paycenter.piraeusbank.gr/redirection/pay.aspx',
      inquiryUrl: 'https://paycenter.piraeusbank.gr/services/paymentgateway.asmx',
      startUrl: 'https://gastra.example/checkout/epay/pay',
    })
    expect(readConfig(viva).epay).toBeNull()
  })

  test.each(Object.keys(epay))('with all keys of epay but %s do not start', name => {
    expect(() => readConfig({ ...viva, ...epay, [name]: '' })).toThrow(
      `${name} is missing beside the other`,
    )
  })

  test('1.10 go to Stripe where it has both its keys, and never as tests beside real ones', () => {
    const stripe = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }
    const read = (more: object) => readConfig({ ...viva, ...stripe, ...more })
    expect(read({ PUBLIC_URL: 'https://gastra.example' }).stripe).toEqual({
      apiUrl: 'https://api.stripe.com',
      secretKey: 'sk_live_1',
      webhookSecret: 'whsec_1',
      returnUrl: 'https://gastra.example/checkout/stripe',
    })
    expect(readConfig(viva).stripe).toBeNull()
    for (const name of Object.keys(stripe))
      expect(() => read({ [name]: '' })).toThrow(`${name} is missing beside the other Stripe key`)
    expect(() => read({ STRIPE_SECRET_KEY: 'pk_live_1' })).toThrow('write it as sk_live_…')
    expect(() => readConfig({ ...open, ...stripe, STRIPE_SECRET_KEY: 'sk_test_1' }, null)).toThrow(
      'STRIPE_SECRET_KEY is a test key',
    )
  })

  test('1.10 1.11 go to one provider alone where it alone has keys, and to nobody’s twin', () => {
    const stripe = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }
    const alone = Object.entries({ viva, epay, stripe })
    for (const [name, keys] of alone) {
      const config = readConfig({ ...open, ...noKeys, ...keys }, null)
      expect([name, config.sandbox, providersIn(config)]).toEqual([name, false, [name]])
    }
    expect(providersIn(readConfig({ ...open, ...stripe }, null))).toEqual(['viva', 'stripe'])
    expect(providersIn(readConfig({}))).toEqual(['viva', 'epay', 'stripe'])
  })

  test('16.01 are none online in a shop that says so, and never beside a provider’s keys', () => {
    const door = readConfig({ ...open, ...noKeys, PAYMENTS: 'door' }, null)
    expect([door.sandbox, providersIn(door)]).toEqual([false, []])
    expect(() => readConfig({ ...open, PAYMENTS: 'door' }, null)).toThrow('PAYMENTS is door beside')
  })

  test('without any keys have a twin of epay as well', () => {
    const config = readConfig({ PORT: '4000', PUBLIC_URL: 'https://gastra.example' })
    expect(config.epay).toMatchObject({
      ticketUrl: 'http://127.0.0.1:4000/sandbox/epay/services/tickets/issuer.asmx',
      payUrl: 'https://gastra.example/sandbox/epay/redirection/pay.aspx',
      inquiryUrl: 'http://127.0.0.1:4000/sandbox/epay/services/paymentgateway.asmx',
    })
  })

  test('in production are real, unless a demonstration is asked for by name', () => {
    const read = (more: Record<string, string>) => readConfig({ ...open, ...more }, null)
    expect(() => read(noKeys)).toThrow(/PAYMENTS has no provider.*ALLOW_SANDBOX=1/)
    expect(() => read({ ...noKeys, ALLOW_SANDBOX: '0' })).toThrow(/PAYMENTS has no provider/)
    expect(read({ ...noKeys, ALLOW_SANDBOX: '1' })).toMatchObject({
      production: true,
      sandbox: true,
    })
    expect(read({})).toMatchObject({ production: true, sandbox: false })
  })
})

describe('in production', () => {
  test('everything that is missing or unsafe is named at once, a line each', () => {
    expect(
      linesOf(() => readConfig({ NODE_ENV: 'production', RATE_LIMIT: 'off', SEED: 'demo' })),
    ).toEqual([
      expect.stringMatching(/^PAYMENTS has no provider: /),
      expect.stringMatching(/^PUBLIC_URL is missing: /),
      expect.stringMatching(/^SMTP_URL is missing: .*MAIL=files/),
      expect.stringMatching(/^API_KEY is the demo’s: /),
      expect.stringMatching(/^RATE_LIMIT is off: /),
      expect.stringMatching(/^SEED is demo: /),
    ])
  })

  test.each(['http://gastra.gr', 'HTTP://gastra.gr', ' Http://gastra.gr'])(
    'the address %s is refused, since it is without https',
    PUBLIC_URL => {
      expect(linesOf(() => readConfig({ ...open, PUBLIC_URL }, null))).toEqual([
        expect.stringMatching(/^PUBLIC_URL begins with http: .* https/),
      ])
    },
  )

  test('a rehearsal on the machine itself needs no https, and only where payments may be tests', () => {
    const rehearsal = { ...open, ...noKeys, ALLOW_SANDBOX: '1' }
    for (const PUBLIC_URL of ['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:80'])
      expect(readConfig({ ...rehearsal, PUBLIC_URL }, null).production).toBe(true)
    const more = { PUBLIC_URL: 'http://localhost:3000', DESK_URL: 'http://desk.localhost:3000' }
    expect(readConfig({ ...rehearsal, ...more }, null).deskUrl).toBe('http://desk.localhost:3000')
    for (const PUBLIC_URL of ['http://localhost.gr', 'http://127.0.0.1.gr', 'http://10.0.0.5'])
      expect(() => readConfig({ ...rehearsal, PUBLIC_URL }, null)).toThrow('PUBLIC_URL begins with')
    expect(() => readConfig({ ...open, PUBLIC_URL: 'http://localhost:3000' }, null)).toThrow(
      'PUBLIC_URL begins with http',
    )
  })

  test('a staff room without https is refused, too', () => {
    expect(linesOf(() => readConfig({ ...open, DESK_URL: 'http://desk.example' }, null))).toEqual([
      expect.stringMatching(/^DESK_URL begins with http: /),
    ])
  })

  test('test payments at Viva’s demo are refused, unless a demonstration is asked for by name', () => {
    const demo = {
      VIVA_ACCOUNTS_URL: 'https://demo-accounts.vivapayments.com',
      VIVA_API_URL: 'https://Demo-API.vivapayments.com',
      VIVA_CHECKOUT_URL: 'https://demo.vivapayments.com/',
    }
    expect(linesOf(() => readConfig({ ...open, ...demo }, null))).toEqual(
      Object.keys(demo).map(name => expect.stringMatching(`^${name} is Viva’s demo: .*unset it`)),
    )
    expect(readConfig({ ...open, ...demo, ALLOW_SANDBOX: '1' }, null).production).toBe(true)
    expect(readConfig({ ...viva, ...demo }).sandbox).toBe(false)
  })

  test('a demonstration with the demo’s people is refused', () => {
    expect(() => readConfig({ ...open, ALLOW_SANDBOX: '1', SEED: 'demo' }, null)).toThrow('SEED')
  })

  test('a shop with everything set opens empty, and files are mails only where that is said', () => {
    expect(readConfig(open, null)).toMatchObject({ demo: false, trustedProxies: 'private' })
    const files = readConfig({ ...open, SMTP_URL: '', MAIL: 'files' }, null)
    expect(files.mail.smtpUrl).toBeNull()
    expect(() => readConfig({ ...open, MAIL: 'files' }, null)).toThrow(
      'MAIL is files beside SMTP_URL',
    )
    // As a login of Linux and su set it.
    expect(readConfig({ ...open, MAIL: '/var/mail/nobody' }, null).mail.smtpUrl).not.toBeNull()
    expect(() => readConfig({ ...open, MAIL: 'file' }, null)).toThrow('MAIL is set to "file"')
  })
})

test('whatever is wrong is named at once, each variable once, wherever the shop runs', () => {
  const PUBLIC_URL = 'gastra.gr'
  const wrong = {
    ...open,
    PUBLIC_URL,
    PORT: 'x',
    VIVA_API_KEY: '',
    EPAY_USER: 'u',
    API_KEY: 'demo',
  }
  expect(linesOf(() => readConfig(wrong, null)).map(line => line.split(' ')[0])).toEqual([
    'PORT',
    'PUBLIC_URL',
    'VIVA_API_KEY',
    'EPAY_ACQUIRER_ID',
    'EPAY_MERCHANT_ID',
    'EPAY_POS_ID',
    'EPAY_PASSWORD',
    'API_KEY',
  ])
})

test('the demo is filled in where payments are tests, or where SEED says so', () => {
  expect(readConfig({}).demo).toBe(true)
  expect(readConfig({ SEED: 'none' }).demo).toBe(false)
  expect(readConfig(viva).demo).toBe(false)
  expect(readConfig({ ...viva, SEED: 'demo' }).demo).toBe(true)
})

function linesOf(read: () => unknown): string[] {
  try {
    read()
  } catch (error) {
    const [, ...lines] = String(error).split('\n')
    return lines.map(line => line.trim())
  }
  throw new Error('it was read')
}

test('the address service is chosen by name, and in production its absence is told', () => {
  const read = (more: object = {}) => readConfig({ PUBLIC_URL: 'https://shop.test', ...more })
  const { addresses } = read()
  expect(addresses).toEqual({ service: 'built-in', chosen: false })
  expect(remarkOnAddresses(addresses)).toContain('ADDRESS_SERVICE is unset')
  expect(remarkOnAddresses(read({ ADDRESS_SERVICE: 'built-in' }).addresses)).toBeNull()
  expect(read({ ADDRESS_SERVICE: 'photon', PHOTON_URL: 'http://maps:2322/' }).addresses).toEqual({
    service: 'photon',
    url: 'http://maps:2322',
    userAgent: 'Gastra (+https://shop.test)',
  })
  expect(read({ ADDRESS_SERVICE: 'google', GOOGLE_PLACES_KEY: 'k' }).addresses).toEqual({
    service: 'google',
    url: 'https://places.googleapis.com',
    key: 'k',
  })
  expect(() => read({ ADDRESS_SERVICE: 'google' })).toThrow(/GOOGLE_PLACES_KEY is missing/)
  expect(() => read({ GOOGLE_PLACES_KEY: 'k' })).toThrow(/ADDRESS_SERVICE is not google/)
  expect(() => read({ ADDRESS_SERVICE: 'osm' })).toThrow(/write built-in or photon or google/)
})
