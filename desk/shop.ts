import { useLanguage } from '#ui/language.ts'

/** What the shop is called: the page that holds the room says it in both languages. */
export function useShop(): string {
  return document.documentElement.getAttribute(`data-shop-${useLanguage()}`) ?? ''
}
