import { index, type RouteConfig, route } from '@react-router/dev/routes'

/** The screens of the shop, in the order of the specification (§2). */
export default [
  index('pages/home.tsx'),
  route('plans', 'pages/plans.tsx'),
  route('plans/weekly', 'pages/plans-weekly.tsx'),
  route('meal-packs', 'pages/meal-packs.ts'),
  route('address', 'pages/address.tsx'),
  route('date-time', 'pages/date-time.tsx'),
  route('date-time/weekly', 'pages/date-time-weekly.tsx'),
  route('menu', 'pages/menu.tsx'),
  route('menu/weekly', 'pages/menu-weekly.tsx'),
  route('checkout', 'pages/checkout.tsx'),
  route('checkout/viva', 'pages/checkout-viva.tsx'),
  route('checkout/epay/:type', 'pages/checkout-epay.tsx'),
  route('epay-success', 'pages/epay-outcome.tsx', { id: 'epay-success' }),
  route('epay-failure', 'pages/epay-outcome.tsx', { id: 'epay-failure' }),
  route('product/:mealSlug', 'pages/product.tsx'),
  route('meal/:mealSlug', 'pages/meal.ts'),
  route('calorie-calculator', 'pages/calorie-calculator.tsx'),
  route('contact-us', 'pages/contact-us.tsx'),
  route('business', 'pages/business.tsx'),
  route('account/orders', 'pages/account-orders.tsx'),
  route('account/orders/:orderId', 'pages/account-order.tsx'),
  route('terms-and-conditions/:sectionSlug', 'pages/terms.tsx'),
  route('*', 'pages/elsewhere.ts'),
] satisfies RouteConfig
