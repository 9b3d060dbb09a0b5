import type { MealDetailAnswer } from '#server/answers.ts'
import { addEuros } from '#shop/money.ts'
import type { PublicConfig } from '../config.ts'
import type { Words } from '../text/words.ts'

export type Product = Omit<MealDetailAnswer, 'similar'>

/** A dish for search engines, by its first portion; the page shows all of this too. */
export function productData(meal: Product, config: PublicConfig, words: Words) {
  const [build] = meal.builds
  if (!build) throw new Error(`${meal.slug} has no portion`)
  const at = (path: string) => new URL(path, config.publicUrl).href
  const url = at(`/product/${meal.slug}`)
  const picture = (number: 1 | 2) =>
    at(
      `${config.filesUrl}/products/images/${meal.slug}/${number}.jpg?w=800&v=${config.imagesVersion}`,
    )
  const image = picture(1)
  const images = meal.closeUp ? [image, picture(2)] : image
  const offers = {
    '@type': 'Offer',
    price: addEuros(build.price, meal.premium).toFixed(2),
    priceCurrency: 'EUR',
    availability: 'https://schema.org/InStock',
    url,
  }
  const product = { name: meal.name, description: meal.description, image: images, url, offers }
  const { kcal, fat, saturates, carbs, sugars, fibre, protein } = build.perPortion
  const grams = (value: number) => `${value} g`
  const graph = {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Product',
        ...product,
        sku: build.id,
        brand: { '@type': 'Brand', name: config.shop },
      },
      {
        '@type': 'MenuItem',
        ...product,
        suitableForDiet: diets
          .filter(([code]) => meal.diet.some(diet => diet.code === code))
          .map(([, type]) => `https://schema.org/${type}`),
        nutrition: {
          '@type': 'NutritionInformation',
          servingSize: grams(build.weight),
          calories: `${kcal} calories`,
          fatContent: grams(fat),
          saturatedFatContent: grams(saturates),
          carbohydrateContent: grams(carbs),
          sugarContent: grams(sugars),
          fiberContent: grams(fibre),
          proteinContent: grams(protein),
        },
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: config.shop, item: at('/') },
          { '@type': 'ListItem', position: 2, name: words.product.menu, item: at('/menu') },
          { '@type': 'ListItem', position: 3, name: meal.name, item: url },
        ],
      },
    ],
  }
  return { image, graph }
}

const diets = [
  ['vegan', 'VeganDiet'],
  ['vegetarian', 'VegetarianDiet'],
  ['gluten-free', 'GlutenFreeDiet'],
] as const
