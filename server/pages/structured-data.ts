import type { Spot } from '#shop/address/spot.ts'
import type { Language, Text } from '#shop/language.ts'
import type { Meal } from '#shop/meal.ts'
import { inMenuOrder } from '#shop/menu/shelves.ts'
import { toEuros } from '#shop/money.ts'
import { phoneHoursOf } from '#shop/shop-data/legal-entity.ts'
import { saleWords } from '#shop/words/sale-words.ts'
import type { RunningShop } from '../running-shop.ts'

const texts = {
  menu: { el: 'Μενού', en: 'Menu' },
} as const satisfies Readonly<Record<string, Text>>

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

const schema = { '@context': 'https://schema.org' }

/** What search engines read about a page (schema.org). */
export function structuredData(path: string, lang: Language, shop: RunningShop): object[] {
  if (path === '/') return [{ ...schema, ...establishment(lang, shop) }]
  if (path === '/menu') return [{ ...schema, ...menu(lang, shop) }]
  return []
}

function establishment(lang: Language, shop: RunningShop) {
  const at = (page: string) => new URL(page, shop.config.publicUrl).href
  const counters = [...shop.catalogue().spots.values()].filter(({ kind }) => kind === 'takeaway')
  const { brand, legalEntity } = shop.catalogue()
  const { region } = saleWords(shop.catalogue(), lang)
  const telephone = international(legalEntity.phone)
  const hours = phoneHoursOf(legalEntity.phoneHours)
  return {
    '@type': 'FoodEstablishment',
    '@id': at('/#shop'),
    name: brand.name[lang],
    legalName: legalEntity.legalName[lang],
    vatID: `EL${legalEntity.vat}`,
    url: at('/'),
    logo: at(`/icons/icon-512.png?v=${shop.imagesVersion}`),
    image: at(`/icons/share.jpg?v=${shop.imagesVersion}`),
    telephone,
    email: legalEntity.email,
    address: legalEntity.address[lang],
    priceRange: '€',
    currenciesAccepted: 'EUR',
    hasMenu: at('/menu'),
    ...(region && { areaServed: { '@type': 'AdministrativeArea', name: region } }),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone,
      email: legalEntity.email,
      availableLanguage: shop.catalogue().languages,
      ...(hours && {
        hoursAvailable: {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: hours.days.map(day => weekdays[day - 1]),
          opens: hours.from,
          closes: hours.to,
        },
      }),
    },
    department: counters.map(spot => counter(spot, lang)),
  }
}

function counter({ name, address }: Spot, lang: Language) {
  return {
    '@type': 'FoodEstablishment',
    name: name[lang],
    ...(address && {
      address: {
        '@type': 'PostalAddress',
        streetAddress: `${address.street[lang]} ${address.number}`,
        postalCode: address.postcode,
        addressLocality: address.municipality[lang],
        addressCountry: 'GR',
      },
      geo: { '@type': 'GeoCoordinates', latitude: address.lat, longitude: address.lng },
    }),
  }
}

/** The dishes by category; the figures of each are on its own page. */
function menu(lang: Language, shop: RunningShop) {
  const { meals, codes } = shop.catalogue()
  return {
    '@type': 'Menu',
    name: texts.menu[lang],
    inLanguage: lang,
    hasMenuSection: codes.categories
      .map(category => ({
        category,
        dishes: inMenuOrder(
          category.code,
          meals.filter(meal => meal.categories.includes(category.code)),
        ),
      }))
      .filter(({ dishes }) => dishes.length > 0)
      .map(({ category, dishes }) => ({
        '@type': 'MenuSection',
        name: category.name[lang],
        hasMenuItem: dishes.map(meal => dish(meal, lang, shop)),
      })),
  }
}

function dish(meal: Meal, lang: Language, { config }: RunningShop) {
  const [build] = meal.builds
  return {
    '@type': 'MenuItem',
    name: meal.name[lang],
    url: new URL(`/product/${meal.slug}`, config.publicUrl).href,
    ...(build && {
      nutrition: {
        '@type': 'NutritionInformation',
        servingSize: `${build.weight} g`,
        calories: `${build.perPortion.kcal} calories`,
        proteinContent: `${build.perPortion.protein} g`,
      },
      offers: {
        '@type': 'Offer',
        price: toEuros(build.price + meal.premium).toFixed(2),
        priceCurrency: 'EUR',
      },
    }),
  }
}

function international(phone: string): string {
  return `+30${phone.replaceAll(' ', '')}`
}
