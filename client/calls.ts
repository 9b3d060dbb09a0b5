// Made from /api/openapi.json by npm run client; not to be edited.

export type Calls = {
  /** Answers the shop's public values: keys of the login providers, phone and e-mail, the minimum of a single order, and the number of main meals that makes delivery free. */
  'repository-values': {
    input: {}
    data: RepositoryAnswer
    refuses: 'invalid-input' | 'invalid-api-key' | 'user-not-allowed' | 'body-too-large' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
  /** Lists the plans with their prices, which are the same at every spot. */
  'plan-collection': {
    input: {}
    data: { plans: PlanAnswer[] }
    refuses: 'invalid-input' | 'invalid-api-key' | 'user-not-allowed' | 'body-too-large' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
  /** Lists the menu. Filters are separated by commas: a meal has any of the categories, ingredients and tags, all of the diets. With withoutAllergens it comes with those of its builds that hold none of them, not even as traces. */
  'meal-collection': {
    input: { 'category'?: string; 'diet'?: string; 'ingredient'?: string; 'tag'?: string; 'withoutAllergens'?: string; 'q'?: string; 'date'?: string; 'sort'?: 'menu' | 'name' | 'price' | 'calories' | 'protein' }
    data: { meals: MealAnswer[] }
    refuses: 'invalid-input' | 'invalid-api-key' | 'user-not-allowed' | 'body-too-large' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
  /** Answers one meal; ingredients by weight, allergens and nutrition are those of each build. */
  'meal-one': {
    input: { 'slug': string }
    data: MealDetailAnswer
    refuses: 'invalid-input' | 'invalid-api-key' | 'user-not-allowed' | 'meal-not-found' | 'body-too-large' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
  /** What is declared of every build that is sold: what it holds, dip included, and what it may contain. */
  'allergen-collection': {
    input: {}
    data: { allergens: Named[]; builds: DeclaredAnswer[] }
    refuses: 'invalid-input' | 'invalid-api-key' | 'user-not-allowed' | 'body-too-large' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
  /** Answers a text page, such as a policy. */
  'content-one': {
    input: { 'slug': string }
    data: ContentAnswer
    refuses: 'invalid-input' | 'invalid-api-key' | 'user-not-allowed' | 'content-not-found' | 'body-too-large' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
  /** Lists questions and answers by group. */
  'faq-collection': {
    input: {}
    data: FaqAnswer
    refuses: 'invalid-input' | 'invalid-api-key' | 'user-not-allowed' | 'body-too-large' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
  /** Lists pictures of the shop's social account, else of its own dishes; source=own asks for the dishes. */
  'social-feed-collection': {
    input: { 'source'?: 'own' }
    data: SocialFeedAnswer
    refuses: 'invalid-input' | 'invalid-api-key' | 'user-not-allowed' | 'body-too-large' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
  /** Lists the delivery area and the pick-up points, without companies. */
  'spot-collection': {
    input: {}
    data: { spots: ListedSpotAnswer[] }
    refuses: 'invalid-input' | 'invalid-api-key' | 'user-not-allowed' | 'body-too-large' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
  /** Suggests at most eight addresses in the shop’s areas for a typed text. */
  'address-suggestion-collection': {
    input: { 'q': string; 'session'?: string }
    data: SuggestionsAnswer
    refuses: 'invalid-input' | 'invalid-api-key' | 'user-not-allowed' | 'body-too-large' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
  /** Lists the areas that the shop knows, with their postcodes, and whether it brings there. */
  'municipality-collection': {
    input: {}
    data: { municipalities: MunicipalityAnswer[] }
    refuses: 'invalid-input' | 'invalid-api-key' | 'user-not-allowed' | 'body-too-large' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
  /** Finds the spot that delivers to a suggestion, or to a postcode where no suggestion is sent. */
  'region-one': {
    input: { 'suggestionId'?: string; 'postcode'?: string }
    data: RegionAnswer
    refuses: 'invalid-input' | 'invalid-api-key' | 'user-not-allowed' | 'suggestion-not-found' | 'region-not-found' | 'body-too-large' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
  /** Lists the customer's saved addresses, the last used first. */
  'customer-address-collection': {
    input: {}
    data: { addresses: SavedAddressAnswer[] }
    refuses: 'invalid-input' | 'invalid-api-key' | 'user-not-allowed' | 'body-too-large' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
  /** Saves an address, picked or typed; the same door is saved only once. Answers all saved addresses. */
  'customer-address-create': {
    input: { number?: string; floor?: string; bell?: string; phone?: string; deliveryNotes?: string; takeawayNotes?: string; street?: string; municipality?: string; postcode?: string; suggestionId?: string }
    data: { addresses: SavedAddressAnswer[] }
    refuses: 'invalid-input' | 'invalid-api-key' | 'user-not-allowed' | 'region-not-found' | 'too-many-addresses' | 'body-too-large' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
  /** Changes a saved address; without a suggestion or a street its street stays. Answers all saved addresses. */
  'customer-address-update': {
    input: { 'addressId': string } & { number?: string; floor?: string; bell?: string; phone?: string; deliveryNotes?: string; takeawayNotes?: string; street?: string; municipality?: string; postcode?: string; suggestionId?: string }
    data: { addresses: SavedAddressAnswer[] }
    refuses: 'invalid-input' | 'invalid-api-key' | 'user-not-allowed' | 'address-not-found' | 'region-not-found' | 'body-too-large' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
  /** Deletes a saved address; orders keep theirs. Answers the other addresses. */
  'customer-address-delete': {
    input: { 'addressId': string }
    data: { addresses: SavedAddressAnswer[] }
    refuses: 'invalid-input' | 'invalid-api-key' | 'user-not-allowed' | 'address-not-found' | 'body-too-large' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
  /** Registers an e-mail to be told when the shop delivers to a postcode. A mail asks for confirmation. */
  'region-interest-create': {
    input: { email: string; postcode: string }
    data: null
    refuses: 'invalid-input' | 'invalid-api-key' | 'user-not-allowed' | 'body-too-large' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
  /** Confirms the registration by the token of the mail's link. */
  'region-interest-confirm': {
    input: { token: string }
    data: { postcode: string }
    refuses: 'invalid-input' | 'invalid-api-key' | 'user-not-allowed' | 'link-expired' | 'body-too-large' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
  /** Deletes the registration by the token of a mail; also ok where there is none. */
  'region-interest-delete': {
    input: { token: string }
    data: null
    refuses: 'invalid-input' | 'invalid-api-key' | 'user-not-allowed' | 'body-too-large' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
  /** Starts a cart. An open cart of the same plan is answered again; an open cart of another plan is plan-conflict with both plans, unless replace discards it. */
  'cart-create': {
    input: { 'cartId'?: string } & { type: 'daily' | 'weekly'; dietCode: 'wl' | 'bal' | 'mg' | 'ic'; daysPerWeek?: number; mainMeals?: number; weeks?: number; breakfast?: boolean; replace?: boolean }
    data: CartAnswer
    refuses: 'invalid-input' | 'invalid-api-key' | 'user-not-allowed' | 'plan-not-found' | 'plan-conflict' | 'body-too-large' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
  /** Answers a cart, priced and checked now. */
  'cart-one': {
    input: { 'cartId': string }
    data: CartAnswer
    refuses: 'invalid-input' | 'invalid-api-key' | 'user-not-allowed' | 'cart-not-found' | 'body-too-large' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
  /** Answers the customer's open cart, or null. */
  'cart-customer-one': {
    input: {}
    data: CartAnswer | null
    refuses: 'invalid-input' | 'invalid-api-key' | 'user-not-allowed' | 'body-too-large' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
  /** Sets where the order goes: a suggestion with its details, a typed street with its municipality and postcode, a saved address, or a pick-up point or office. */
  'cart-address-update': {
    input: { 'cartId': string } & { number?: string; floor?: string; bell?: string; phone?: string; deliveryNotes?: string; takeawayNotes?: string; street?: string; municipality?: string; postcode?: string; suggestionId?: string; addressId?: string; spotId?: string }
    data: CartAnswer
    refuses: 'invalid-input' | 'invalid-api-key' | 'user-not-allowed' | 'cart-not-found' | 'spot-not-found' | 'address-not-found' | 'region-not-found' | 'body-too-large' | 'spot-not-allowed' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
  /** Lists the days and time windows to choose from; pairs are for weekly plans. */
  'time-period-collection': {
    input: { 'cartId': string }
    data: { days: DeliveryDayAnswer[]; pairs: DeliveryPairAnswer[] }
    refuses: 'invalid-input' | 'invalid-api-key' | 'user-not-allowed' | 'cart-not-found' | 'body-too-large' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
  /** Sets the day, or the days of a plan’s first week, and the time window. Meals that still fit stay; dropped names the others. */
  'cart-schedule-update': {
    input: { 'cartId': string } & { dates: string[]; timePeriodId: string }
    data: ScheduledCartAnswer
    refuses: 'invalid-input' | 'invalid-api-key' | 'user-not-allowed' | 'cart-not-found' | 'schedule-menu-is-full' | 'body-too-large' | 'date-not-available' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
  /** Lists the meals to choose from for a delivery, priced for this cart. */
  'menu-collection': {
    input: { 'cartId': string; 'scheduleMenuId': string }
    data: { meals: MenuMealAnswer[] }
    refuses: 'invalid-input' | 'invalid-api-key' | 'user-not-allowed' | 'cart-not-found' | 'item-not-found' | 'body-too-large' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
  /** Sets the amount of a meal in a delivery; 0 removes it. */
  'cart-item-add': {
    input: { 'cartId': string } & { itemId: string; itemType: 'meal-build'; scheduleMenuId: string; amount: number }
    data: CartAnswer
    refuses: 'invalid-input' | 'invalid-api-key' | 'user-not-allowed' | 'cart-not-found' | 'item-not-found' | 'item-type-is-full' | 'schedule-menu-is-full' | 'meal-sold-out' | 'body-too-large' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
  /** Replaces all meals of a delivery. */
  'cart-schedule-menu-update': {
    input: { 'cartId': string } & { scheduleMenuId: string; items: { itemId: string; amount: number }[] }
    data: CartAnswer
    refuses: 'invalid-input' | 'invalid-api-key' | 'user-not-allowed' | 'cart-not-found' | 'item-not-found' | 'item-type-is-full' | 'schedule-menu-is-full' | 'meal-sold-out' | 'body-too-large' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
  /** Sets the cart's coupon; an empty code removes it. */
  'cart-coupon-redeem': {
    input: { 'cartId': string } & { code: string }
    data: CartAnswer
    refuses: 'invalid-input' | 'invalid-api-key' | 'user-not-allowed' | 'cart-not-found' | 'coupon-not-found' | 'body-too-large' | 'coupon-rule-error' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
  /** Sets the payment type. */
  'cart-payment-type-update': {
    input: { 'cartId': string } & { spotPaymentTypeId: string }
    data: CartAnswer
    refuses: 'invalid-input' | 'invalid-api-key' | 'user-not-allowed' | 'cart-not-found' | 'body-too-large' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
  /** Sets the details of an invoice; null asks for a receipt. */
  'cart-invoice-update': {
    input: { 'cartId': string } & { body: { companyName: string; profession: string; vatNumber: string; taxOffice: string; address: string } | null }
    data: CartAnswer
    refuses: 'invalid-input' | 'invalid-api-key' | 'user-not-allowed' | 'cart-not-found' | 'body-too-large' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
  /** Sets the notes for the kitchen and the courier. */
  'cart-notes-update': {
    input: { 'cartId': string } & { notes: string }
    data: CartAnswer
    refuses: 'invalid-input' | 'invalid-api-key' | 'user-not-allowed' | 'cart-not-found' | 'body-too-large' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
  /** Deletes a cart; also ok where there is none. */
  'cart-delete': {
    input: { 'cartId': string }
    data: null
    refuses: 'invalid-input' | 'invalid-api-key' | 'user-not-allowed' | 'body-too-large' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
  /** Places the cart as exactly one order and answers where to pay; a repeated call answers the same order. The cart is checked again, and a refusal carries the cart. */
  'cart-place': {
    input: { 'cartId': string } & { acceptTerms: boolean; grandtotal?: number; toPay?: number; payBy?: string }
    data: { order: OrderAnswer; redirectUrl: string | null }
    refuses: 'invalid-input' | 'invalid-api-key' | 'user-not-allowed' | 'cart-not-found' | 'region-not-found' | 'schedule-menu-is-full' | 'unpaid-orders' | 'email-not-proved' | 'delivery-too-large' | 'payment-changed' | 'door-not-possible' | 'bank-not-possible' | 'shop-closed' | 'body-too-large' | 'cart-error' | 'terms-not-accepted' | 'price-changed' | 'coupon-rule-error' | 'spot-not-allowed' | 'place-closing' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
  /** Asks the provider how a payment stands, after the browser came back from it; params are those of the returned URL. */
  'payment-return': {
    input: { provider: 'viva' | 'epay' | 'stripe'; params: object }
    data: { order: OrderAnswer }
    refuses: 'invalid-input' | 'invalid-api-key' | 'user-not-allowed' | 'payment-not-found' | 'body-too-large' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
  /** Logs in with e-mail and password; the visitor's cart becomes the customer's. With spot the customer joins that company. */
  'auth-login-email': {
    input: { username: string; password: string; spot?: string; cartId?: string }
    data: SessionAnswer
    refuses: 'invalid-input' | 'invalid-api-key' | 'user-not-allowed' | 'spot-not-found' | 'body-too-large' | 'customer-not-allowed' | 'spot-not-allowed' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
  /** Signs up and logs in; a mail brings a gift coupon. */
  'auth-register-email': {
    input: { name: string; username: string; password: string; verify: string; spot?: string; cartId?: string }
    data: SessionAnswer
    refuses: 'invalid-input' | 'invalid-api-key' | 'user-not-allowed' | 'spot-not-found' | 'customer-exists' | 'body-too-large' | 'spot-not-allowed' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
  /** Mails a link to set a new password, if the e-mail is a customer's; at most one in 5 minutes. Answers customer-not-found only where the configuration allows it. */
  'auth-password-request': {
    input: { username: string }
    data: PasswordRequestAnswer
    refuses: 'invalid-input' | 'invalid-api-key' | 'user-not-allowed' | 'customer-not-found' | 'body-too-large' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
  /** Sets a new password by the token of the mail's link and logs in; all other sessions end. */
  'auth-password-reset': {
    input: { token: string; password: string; verify: string; cartId?: string }
    data: SessionAnswer
    refuses: 'invalid-input' | 'invalid-api-key' | 'user-not-allowed' | 'body-too-large' | 'password-request-expired' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
  /** Logs in or signs up by Google or Facebook; credential is Google's ID token or Facebook's access token. */
  'auth-login-social': {
    input: { platform: 'google' | 'facebook'; credential?: string; nonce?: string; username?: string; name?: string; spot?: string; cartId?: string }
    data: SessionAnswer
    refuses: 'invalid-input' | 'invalid-api-key' | 'user-not-allowed' | 'invalid-token' | 'spot-not-found' | 'customer-exists' | 'body-too-large' | 'permissions-error' | 'spot-not-allowed' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
  /** Confirms the customer's mailbox by the token of the mail's link. */
  'auth-email-verify': {
    input: { token: string }
    data: null
    refuses: 'invalid-input' | 'invalid-api-key' | 'user-not-allowed' | 'body-too-large' | 'email-link-expired' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
  /** Mails another link that confirms the mailbox, unless it is confirmed already. */
  'auth-email-verify-request': {
    input: {}
    data: { isVerified: boolean; isSent: boolean }
    refuses: 'invalid-input' | 'invalid-api-key' | 'user-not-allowed' | 'body-too-large' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
  /** Answers the logged-in customer, or null. */
  'auth-session-one': {
    input: {}
    data: UserAnswer | null
    refuses: 'invalid-input' | 'invalid-api-key' | 'user-not-allowed' | 'body-too-large' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
  /** Logs out and deletes the customer's cart. */
  'auth-logout': {
    input: { 'cartId'?: string }
    data: null
    refuses: 'invalid-input' | 'invalid-api-key' | 'user-not-allowed' | 'body-too-large' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
  /** Changes the password; the customer's other sessions end. */
  'customer-password-update': {
    input: { current: string; password: string; verify: string }
    data: null
    refuses: 'invalid-input' | 'invalid-api-key' | 'user-not-allowed' | 'body-too-large' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
  /** Mails a link to a new e-mail of the account and tells the old one. The link serves for 24 hours. An account without a password sends none, after a fresh login. */
  'customer-email-update': {
    input: { email: string; password?: string }
    data: CustomerAnswer
    refuses: 'invalid-input' | 'invalid-api-key' | 'user-not-allowed' | 'customer-exists' | 'body-too-large' | 'login-needed' | 'too-many-requests' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
  /** Calls off a change of the e-mail whose link was not followed yet. */
  'customer-email-delete': {
    input: {}
    data: CustomerAnswer
    refuses: 'invalid-input' | 'invalid-api-key' | 'user-not-allowed' | 'body-too-large' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
  /** Changes the e-mail by the token of the mail's link; the customer's other sessions end. */
  'customer-email-verify': {
    input: { token: string }
    data: CustomerAnswer
    refuses: 'invalid-input' | 'invalid-api-key' | 'user-not-allowed' | 'customer-exists' | 'body-too-large' | 'email-link-expired' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
  /** Lists the customer's sessions, the latest used first. */
  'customer-session-collection': {
    input: {}
    data: { sessions: CustomerSessionAnswer[] }
    refuses: 'invalid-input' | 'invalid-api-key' | 'user-not-allowed' | 'body-too-large' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
  /** Ends one session, or without sessionId all but this one. Answers the remaining sessions. */
  'customer-session-delete': {
    input: { 'sessionId'?: string }
    data: { sessions: CustomerSessionAnswer[] }
    refuses: 'invalid-input' | 'invalid-api-key' | 'user-not-allowed' | 'body-too-large' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
  /** Answers a company's public name and welcome. */
  'spot-one': {
    input: { 'spot': string }
    data: SpotOneAnswer
    refuses: 'invalid-input' | 'invalid-api-key' | 'user-not-allowed' | 'spot-not-found' | 'body-too-large' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
  /** Lists the customer's offices with what their companies pay. */
  'customer-spot-collection': {
    input: {}
    data: { spots: CustomerSpotAnswer[] }
    refuses: 'invalid-input' | 'invalid-api-key' | 'user-not-allowed' | 'body-too-large' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
  /** Joins a company, if the customer's e-mail is of its domains. Answers all the customer's offices. */
  'customer-spot-create': {
    input: { spot: string }
    data: { spots: CustomerSpotAnswer[] }
    refuses: 'invalid-input' | 'invalid-api-key' | 'user-not-allowed' | 'spot-not-found' | 'body-too-large' | 'spot-not-allowed' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
  /** Leaves an office; orders to it stay as they are. Answers the customer's other offices. */
  'customer-spot-delete': {
    input: { spotId: string }
    data: { spots: CustomerSpotAnswer[] }
    refuses: 'invalid-input' | 'invalid-api-key' | 'user-not-allowed' | 'body-too-large' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
  /** Answers what a company owes for a month, in money and counts. Only the company's managers may ask. */
  'company-report-one': {
    input: { 'spot': string; 'month': string }
    data: CompanyReportAnswer
    refuses: 'invalid-input' | 'invalid-api-key' | 'user-not-allowed' | 'spot-not-found' | 'body-too-large' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
  /** Lists a company's people. Only the company's managers may ask. */
  'company-member-collection': {
    input: { 'spot': string }
    data: { members: CompanyMemberAnswer[] }
    refuses: 'invalid-input' | 'invalid-api-key' | 'user-not-allowed' | 'spot-not-found' | 'body-too-large' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
  /** Ends an employee's membership of a company, which then pays nothing more for them; the mailbox cannot join again. Only the company's managers may. A manager is refused as spot-not-allowed. */
  'company-member-delete': {
    input: { spot: string; customerId: string }
    data: { members: CompanyMemberAnswer[] }
    refuses: 'invalid-input' | 'invalid-api-key' | 'user-not-allowed' | 'spot-not-found' | 'body-too-large' | 'spot-not-allowed' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
  /** Answers the customer's profile. */
  'customer-one': {
    input: {}
    data: CustomerAnswer
    refuses: 'invalid-input' | 'invalid-api-key' | 'user-not-allowed' | 'body-too-large' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
  /** Changes name, phone, language or the consent to news; fields that are not sent stay. */
  'customer-update': {
    input: { name?: string; phone?: string; lang?: 'el' | 'en'; news?: boolean }
    data: CustomerAnswer
    refuses: 'invalid-input' | 'invalid-api-key' | 'user-not-allowed' | 'body-too-large' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
  /** What the customer must not eat, if they let the shop keep it. */
  'customer-allergens-one': {
    input: {}
    data: { profile: AllergenProfileAnswer | null }
    refuses: 'invalid-input' | 'invalid-api-key' | 'user-not-allowed' | 'body-too-large' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
  /** Keeps what the customer must not eat, with a consent of its own to the present text. No other call tells it, but the export. */
  'customer-allergens-update': {
    input: { allergens: ('gluten' | 'crustaceans' | 'eggs' | 'fish' | 'peanuts' | 'soy' | 'milk' | 'nuts' | 'celery' | 'mustard' | 'sesame' | 'sulphites' | 'lupin' | 'molluscs')[]; traces: boolean; consent: true; consentVersion: '2026-11-23' }
    data: { profile: AllergenProfileAnswer | null }
    refuses: 'invalid-input' | 'invalid-api-key' | 'user-not-allowed' | 'body-too-large' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
  /** Withdraws that consent and deletes what was kept. */
  'customer-allergens-delete': {
    input: {}
    data: { profile: AllergenProfileAnswer | null }
    refuses: 'invalid-input' | 'invalid-api-key' | 'user-not-allowed' | 'body-too-large' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
  /** Lists the customer's coupons with their state and rules. */
  'customer-coupon-collection': {
    input: {}
    data: { coupons: CouponAnswer[] }
    refuses: 'invalid-input' | 'invalid-api-key' | 'user-not-allowed' | 'body-too-large' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
  /** Adds a coupon to the customer's list by its code. */
  'customer-coupon-redeem': {
    input: { code: string }
    data: { coupon: CouponAnswer; coupons: CouponAnswer[] }
    refuses: 'invalid-input' | 'invalid-api-key' | 'user-not-allowed' | 'coupon-not-found' | 'body-too-large' | 'coupon-rule-error' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
  /** Answers all data that the shop has about the customer. */
  'customer-export': {
    input: {}
    data: AccountExportAnswer
    refuses: 'invalid-input' | 'invalid-api-key' | 'user-not-allowed' | 'body-too-large' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
  /** Erases the customer; orders stay in the books without personal data. An account without a password sends its e-mail instead, after a fresh login. */
  'customer-delete': {
    input: { password?: string; email?: string }
    data: null
    refuses: 'invalid-input' | 'invalid-api-key' | 'user-not-allowed' | 'open-orders' | 'body-too-large' | 'customer-not-allowed' | 'login-needed' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
  /** Lists the customer's orders, newest first, 20 a page; cursor asks for the next page. */
  'customer-order-collection': {
    input: { 'cursor'?: string }
    data: { orders: OrderRowAnswer[]; cursor: string | null }
    refuses: 'invalid-input' | 'invalid-api-key' | 'user-not-allowed' | 'body-too-large' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
  /** Answers one of the customer's orders. */
  'customer-order-one': {
    input: { 'orderId': string }
    data: OrderAnswer
    refuses: 'invalid-input' | 'invalid-api-key' | 'user-not-allowed' | 'order-not-found' | 'body-too-large' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
  /** Starts a cart with the meals of an order that are still offered; dropped names the others. */
  'customer-order-repeat': {
    input: { 'orderId': string } & { replace?: boolean }
    data: ScheduledCartAnswer
    refuses: 'invalid-input' | 'invalid-api-key' | 'user-not-allowed' | 'order-not-found' | 'plan-not-found' | 'plan-conflict' | 'body-too-large' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
  /** Says where a delivery is, without a login. */
  'order-track-one': {
    input: { 'token': string }
    data: { number: number; date: string; from: string; to: string; stage: 'planned' | 'paused' | 'canceled' | 'delivered' | 'not-met' | 'returned' | 'in-kitchen' | 'packed' | 'on-the-way'; outcome: 'handed-over' | 'left-at-door' | 'nobody-there' | 'wrong-address' | 'refused' | 'damaged' | 'lost' | 'brought-back' | null; at: string | null; arrival: { from: string; to: string } | null; before: number | null; pin: string | null; counter: { name: string; address: string; hours: string } | null; canRate: boolean; isAsked: boolean; told: { wish: 'food' | 'again-today' | 'fetch' | 'other-day'; at: string } | null; items: { mealId: string; slug: string; name: string; portion: string; amount: number; liked: boolean | null }[] }
    refuses: 'invalid-input' | 'invalid-api-key' | 'user-not-allowed' | 'link-expired' | 'body-too-large' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
  /** Says whether a dish that came was liked. */
  'order-track-rate': {
    input: { token: string; mealId: string; liked: boolean | null }
    data: { number: number; date: string; from: string; to: string; stage: 'planned' | 'paused' | 'canceled' | 'delivered' | 'not-met' | 'returned' | 'in-kitchen' | 'packed' | 'on-the-way'; outcome: 'handed-over' | 'left-at-door' | 'nobody-there' | 'wrong-address' | 'refused' | 'damaged' | 'lost' | 'brought-back' | null; at: string | null; arrival: { from: string; to: string } | null; before: number | null; pin: string | null; counter: { name: string; address: string; hours: string } | null; canRate: boolean; isAsked: boolean; told: { wish: 'food' | 'again-today' | 'fetch' | 'other-day'; at: string } | null; items: { mealId: string; slug: string; name: string; portion: string; amount: number; liked: boolean | null }[] }
    refuses: 'invalid-input' | 'invalid-api-key' | 'user-not-allowed' | 'link-expired' | 'meal-not-found' | 'body-too-large' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
  /** Tells the shop what was wrong with the food, or what to do with a bag that nobody took. */
  'order-track-tell': {
    input: { token: string; wish: 'food' | 'again-today' | 'fetch' | 'other-day'; message?: string }
    data: { number: number; date: string; from: string; to: string; stage: 'planned' | 'paused' | 'canceled' | 'delivered' | 'not-met' | 'returned' | 'in-kitchen' | 'packed' | 'on-the-way'; outcome: 'handed-over' | 'left-at-door' | 'nobody-there' | 'wrong-address' | 'refused' | 'damaged' | 'lost' | 'brought-back' | null; at: string | null; arrival: { from: string; to: string } | null; before: number | null; pin: string | null; counter: { name: string; address: string; hours: string } | null; canRate: boolean; isAsked: boolean; told: { wish: 'food' | 'again-today' | 'fetch' | 'other-day'; at: string } | null; items: { mealId: string; slug: string; name: string; portion: string; amount: number; liked: boolean | null }[] }
    refuses: 'invalid-input' | 'invalid-api-key' | 'user-not-allowed' | 'link-expired' | 'body-too-large' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
  /** Ends the mails that ask how a meal was. */
  'meal-question-stop': {
    input: { token: string }
    data: { number: number; date: string; from: string; to: string; stage: 'planned' | 'paused' | 'canceled' | 'delivered' | 'not-met' | 'returned' | 'in-kitchen' | 'packed' | 'on-the-way'; outcome: 'handed-over' | 'left-at-door' | 'nobody-there' | 'wrong-address' | 'refused' | 'damaged' | 'lost' | 'brought-back' | null; at: string | null; arrival: { from: string; to: string } | null; before: number | null; pin: string | null; counter: { name: string; address: string; hours: string } | null; canRate: boolean; isAsked: boolean; told: { wish: 'food' | 'again-today' | 'fetch' | 'other-day'; at: string } | null; items: { mealId: string; slug: string; name: string; portion: string; amount: number; liked: boolean | null }[] }
    refuses: 'invalid-input' | 'invalid-api-key' | 'user-not-allowed' | 'link-expired' | 'body-too-large' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
  /** Says what a tray is, by the code on its label. */
  'tray-one': {
    input: { 'code': string }
    data: { code: string; slug: string; name: string; portion: string; useBy: string; isOver: boolean; heating: string; weight: number; contains: string[]; traces: string[] }
    refuses: 'invalid-input' | 'invalid-api-key' | 'user-not-allowed' | 'tray-not-found' | 'body-too-large' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
  /** Cancels an order, as far as it can still be cancelled, and refunds it. With scheduleMenuId only that delivery is cancelled. */
  'customer-order-cancel': {
    input: { 'orderId': string } & { preview?: boolean; expected?: number; scheduleMenuId?: string }
    data: ChangeAnswer
    refuses: 'invalid-input' | 'invalid-api-key' | 'user-not-allowed' | 'order-not-found' | 'item-not-found' | 'change-too-late' | 'change-not-possible' | 'schedule-menu-is-full' | 'meal-sold-out' | 'body-too-large' | 'price-changed' | 'spot-not-allowed' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
  /** Lists the meals to choose from for a delivery of an order, at the prices of its plan. */
  'customer-order-menu-collection': {
    input: { 'orderId': string; 'scheduleMenuId': string }
    data: { meals: MenuMealAnswer[] }
    refuses: 'invalid-input' | 'invalid-api-key' | 'user-not-allowed' | 'order-not-found' | 'item-not-found' | 'change-too-late' | 'change-not-possible' | 'body-too-large' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
  /** Replaces the meals of a delivery while its `changeUntil` is ahead. */
  'customer-order-menu-update': {
    input: { 'orderId': string } & { preview?: boolean; expected?: number; scheduleMenuId: string; items: { itemId: string; amount: number }[] }
    data: ChangeAnswer
    refuses: 'invalid-input' | 'invalid-api-key' | 'user-not-allowed' | 'order-not-found' | 'item-not-found' | 'change-too-late' | 'change-not-possible' | 'schedule-menu-is-full' | 'meal-sold-out' | 'change-too-large' | 'item-type-is-full' | 'body-too-large' | 'price-changed' | 'spot-not-allowed' | 'cart-error' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
  /** Lists the days to which a delivery can move; without scheduleMenuId, the dates on which a paused plan can resume. */
  'customer-order-day-collection': {
    input: { 'orderId': string; 'scheduleMenuId'?: string }
    data: { days: MoveDayAnswer[]; pairs: ResumeChoiceAnswer[] }
    refuses: 'invalid-input' | 'invalid-api-key' | 'user-not-allowed' | 'order-not-found' | 'item-not-found' | 'change-too-late' | 'change-not-possible' | 'body-too-large' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
  /** Changes the day, time window or address of a delivery while its `cancelUntil` is ahead. */
  'customer-order-delivery-update': {
    input: { 'orderId': string } & { preview?: boolean; expected?: number; scheduleMenuId: string; date?: string; timePeriodId?: string; address?: { number?: string; floor?: string; bell?: string; phone?: string; deliveryNotes?: string; takeawayNotes?: string; street?: string; municipality?: string; postcode?: string; suggestionId?: string } }
    data: ChangeAnswer
    refuses: 'invalid-input' | 'invalid-api-key' | 'user-not-allowed' | 'order-not-found' | 'item-not-found' | 'region-not-found' | 'change-too-late' | 'change-not-possible' | 'schedule-menu-is-full' | 'meal-sold-out' | 'body-too-large' | 'price-changed' | 'spot-not-allowed' | 'date-not-available' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
  /** Pauses a plan: all deliveries that can still be cancelled wait until it resumes. */
  'customer-order-pause': {
    input: { 'orderId': string } & { preview?: boolean; expected?: number }
    data: ChangeAnswer
    refuses: 'invalid-input' | 'invalid-api-key' | 'user-not-allowed' | 'order-not-found' | 'change-too-late' | 'change-not-possible' | 'schedule-menu-is-full' | 'meal-sold-out' | 'body-too-large' | 'price-changed' | 'spot-not-allowed' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
  /** Resumes a paused plan from these dates; swaps replace meals that are not on the menu of the new days. */
  'customer-order-resume': {
    input: { 'orderId': string } & { preview?: boolean; expected?: number; dates: string[]; timePeriodId: string; swaps?: { scheduleMenuId: string; itemId: string; byId: string }[] }
    data: ChangeAnswer
    refuses: 'invalid-input' | 'invalid-api-key' | 'user-not-allowed' | 'order-not-found' | 'item-not-found' | 'change-too-late' | 'change-not-possible' | 'schedule-menu-is-full' | 'meal-sold-out' | 'body-too-large' | 'price-changed' | 'spot-not-allowed' | 'date-not-available' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
  /** Undoes the latest change, or withdraws a change that waits for its payment. */
  'customer-order-undo': {
    input: { 'orderId': string } & { preview?: boolean; expected?: number; changeId: string }
    data: ChangeAnswer
    refuses: 'invalid-input' | 'invalid-api-key' | 'user-not-allowed' | 'order-not-found' | 'change-too-late' | 'change-not-possible' | 'schedule-menu-is-full' | 'meal-sold-out' | 'body-too-large' | 'price-changed' | 'spot-not-allowed' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
  /** What the shop changes of dishes that a customer has bought, by the secret of a mail’s link. */
  'order-consent-one': {
    input: { token: string }
    data: { orderId: string; number: number; lines: { deliveryId: string; itemId: string; slug: string | null; name: string; portion: { code: 'regular' | 'brave' | 'hero' | 'legendary'; name: string }; amount: number; date: string; reason: 'allergen' | 'not-sold' | 'off-day' | 'closed' | 'window' | 'spot' | 'area' | 'day-limit' | 'window-limit' | 'dish-limit'; gains: Named[]; choices: ('swap' | 'refund' | 'keep')[]; refund: number; offers: { itemId: string; slug: string; name: string; kcal: number; allergens: Named[]; traces: Named[]; back: number }[] }[] }
    refuses: 'invalid-input' | 'invalid-api-key' | 'user-not-allowed' | 'link-expired' | 'body-too-large' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
  /** Does what the customer chose: another dish, the money back, or as it is. The link serves once. */
  'order-consent-create': {
    input: { token: string; choices: { deliveryId: string; itemId: string; choice: 'swap' | 'refund' | 'keep'; byId?: string }[] }
    data: { orderId: string; number: number; refunded: number }
    refuses: 'invalid-input' | 'invalid-api-key' | 'user-not-allowed' | 'link-expired' | 'item-not-found' | 'change-not-possible' | 'change-too-late' | 'meal-sold-out' | 'schedule-menu-is-full' | 'body-too-large' | 'spot-not-allowed' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
  /** Saves a message to the shop. */
  'contact-create': {
    input: { name: string; email: string; phone?: string; message: string }
    data: ReceivedAnswer
    refuses: 'invalid-input' | 'invalid-api-key' | 'user-not-allowed' | 'body-too-large' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
  /** Saves a company's request to order for its employees; employees takes 1-20, 21-50, 51-200, 201+ and nothing else. */
  'partnership-create': {
    input: { company: string; name: string; email: string; phone?: string; employees: string; message?: string }
    data: ReceivedAnswer
    refuses: 'invalid-input' | 'invalid-api-key' | 'user-not-allowed' | 'body-too-large' | 'too-many-requests' | 'server-error' | 'unavailable'
  }
}

/** How each call travels: its method, and which fields go into the query. */
export const calls = {
  'repository-values': { method: 'GET', query: [], body: null },
  'plan-collection': { method: 'GET', query: [], body: null },
  'meal-collection': { method: 'GET', query: ['category', 'diet', 'ingredient', 'tag', 'withoutAllergens', 'q', 'date', 'sort'], body: null },
  'meal-one': { method: 'GET', query: ['slug'], body: null },
  'allergen-collection': { method: 'GET', query: [], body: null },
  'content-one': { method: 'GET', query: ['slug'], body: null },
  'faq-collection': { method: 'GET', query: [], body: null },
  'social-feed-collection': { method: 'GET', query: ['source'], body: null },
  'spot-collection': { method: 'GET', query: [], body: null },
  'address-suggestion-collection': { method: 'GET', query: ['q', 'session'], body: null },
  'municipality-collection': { method: 'GET', query: [], body: null },
  'region-one': { method: 'GET', query: ['suggestionId', 'postcode'], body: null },
  'customer-address-collection': { method: 'GET', query: [], body: null },
  'customer-address-create': { method: 'POST', query: [], body: 'fields' },
  'customer-address-update': { method: 'PUT', query: ['addressId'], body: 'fields' },
  'customer-address-delete': { method: 'DELETE', query: ['addressId'], body: null },
  'region-interest-create': { method: 'POST', query: [], body: 'fields' },
  'region-interest-confirm': { method: 'POST', query: [], body: 'fields' },
  'region-interest-delete': { method: 'POST', query: [], body: 'fields' },
  'cart-create': { method: 'POST', query: ['cartId'], body: 'fields' },
  'cart-one': { method: 'GET', query: ['cartId'], body: null },
  'cart-customer-one': { method: 'GET', query: [], body: null },
  'cart-address-update': { method: 'PUT', query: ['cartId'], body: 'fields' },
  'time-period-collection': { method: 'GET', query: ['cartId'], body: null },
  'cart-schedule-update': { method: 'PUT', query: ['cartId'], body: 'fields' },
  'menu-collection': { method: 'GET', query: ['cartId', 'scheduleMenuId'], body: null },
  'cart-item-add': { method: 'POST', query: ['cartId'], body: 'fields' },
  'cart-schedule-menu-update': { method: 'PUT', query: ['cartId'], body: 'fields' },
  'cart-coupon-redeem': { method: 'POST', query: ['cartId'], body: 'fields' },
  'cart-payment-type-update': { method: 'PUT', query: ['cartId'], body: 'fields' },
  'cart-invoice-update': { method: 'PUT', query: ['cartId'], body: 'whole' },
  'cart-notes-update': { method: 'PUT', query: ['cartId'], body: 'fields' },
  'cart-delete': { method: 'POST', query: ['cartId'], body: null },
  'cart-place': { method: 'PUT', query: ['cartId'], body: 'fields' },
  'payment-return': { method: 'POST', query: [], body: 'fields' },
  'auth-login-email': { method: 'POST', query: [], body: 'fields' },
  'auth-register-email': { method: 'POST', query: [], body: 'fields' },
  'auth-password-request': { method: 'POST', query: [], body: 'fields' },
  'auth-password-reset': { method: 'POST', query: [], body: 'fields' },
  'auth-login-social': { method: 'POST', query: [], body: 'fields' },
  'auth-email-verify': { method: 'POST', query: [], body: 'fields' },
  'auth-email-verify-request': { method: 'POST', query: [], body: null },
  'auth-session-one': { method: 'GET', query: [], body: null },
  'auth-logout': { method: 'POST', query: ['cartId'], body: null },
  'customer-password-update': { method: 'PUT', query: [], body: 'fields' },
  'customer-email-update': { method: 'PUT', query: [], body: 'fields' },
  'customer-email-delete': { method: 'DELETE', query: [], body: null },
  'customer-email-verify': { method: 'POST', query: [], body: 'fields' },
  'customer-session-collection': { method: 'GET', query: [], body: null },
  'customer-session-delete': { method: 'POST', query: ['sessionId'], body: null },
  'spot-one': { method: 'GET', query: ['spot'], body: null },
  'customer-spot-collection': { method: 'GET', query: [], body: null },
  'customer-spot-create': { method: 'POST', query: [], body: 'fields' },
  'customer-spot-delete': { method: 'POST', query: [], body: 'fields' },
  'company-report-one': { method: 'GET', query: ['spot', 'month'], body: null },
  'company-member-collection': { method: 'GET', query: ['spot'], body: null },
  'company-member-delete': { method: 'POST', query: [], body: 'fields' },
  'customer-one': { method: 'GET', query: [], body: null },
  'customer-update': { method: 'PUT', query: [], body: 'fields' },
  'customer-allergens-one': { method: 'GET', query: [], body: null },
  'customer-allergens-update': { method: 'PUT', query: [], body: 'fields' },
  'customer-allergens-delete': { method: 'DELETE', query: [], body: null },
  'customer-coupon-collection': { method: 'GET', query: [], body: null },
  'customer-coupon-redeem': { method: 'POST', query: [], body: 'fields' },
  'customer-export': { method: 'GET', query: [], body: null },
  'customer-delete': { method: 'POST', query: [], body: 'fields' },
  'customer-order-collection': { method: 'GET', query: ['cursor'], body: null },
  'customer-order-one': { method: 'GET', query: ['orderId'], body: null },
  'customer-order-repeat': { method: 'POST', query: ['orderId'], body: 'fields' },
  'order-track-one': { method: 'GET', query: ['token'], body: null },
  'order-track-rate': { method: 'POST', query: [], body: 'fields' },
  'order-track-tell': { method: 'POST', query: [], body: 'fields' },
  'meal-question-stop': { method: 'POST', query: [], body: 'fields' },
  'tray-one': { method: 'GET', query: ['code'], body: null },
  'customer-order-cancel': { method: 'POST', query: ['orderId'], body: 'fields' },
  'customer-order-menu-collection': { method: 'GET', query: ['orderId', 'scheduleMenuId'], body: null },
  'customer-order-menu-update': { method: 'PUT', query: ['orderId'], body: 'fields' },
  'customer-order-day-collection': { method: 'GET', query: ['orderId', 'scheduleMenuId'], body: null },
  'customer-order-delivery-update': { method: 'PUT', query: ['orderId'], body: 'fields' },
  'customer-order-pause': { method: 'POST', query: ['orderId'], body: 'fields' },
  'customer-order-resume': { method: 'POST', query: ['orderId'], body: 'fields' },
  'customer-order-undo': { method: 'POST', query: ['orderId'], body: 'fields' },
  'order-consent-one': { method: 'POST', query: [], body: 'fields' },
  'order-consent-create': { method: 'POST', query: [], body: 'fields' },
  'contact-create': { method: 'POST', query: [], body: 'fields' },
  'partnership-create': { method: 'POST', query: [], body: 'fields' },
} as const

export type AccountExportAnswer = {
  exportedAt: string
  account: {
    name: string
    email: string
    phone: string
    lang: string
    createdAt: string
    emailVerifiedAt: string | null
    newsAt: string | null
  }
}

export type AddressAnswer = {
  suggestionId: string | null
  street: string
  number: string
  municipality: string
  postcode: string
  country: 'GR'
  floor: string
  bell: string
  phone: string
  deliveryNotes: string
  takeawayNotes: string
  /** Written by the customer, and known to no address service. */
  unverified: boolean
}

export type AllergenProfileAnswer = {
  allergens: string[]
  /** Whether traces count, too. */
  traces: boolean
  consentedAt: string
  consentVersion: string
}

export type AmountsAnswer = {
  all: number
  'main-meal': number
  snack: number
  extras: number
}

export type BuildAnswer = {
  weight: number
  perPortion: NutritionAnswer
  per100g: NutritionAnswer
  id: string
  portion: PortionAnswer
  /** Without the premium charge. */
  price: number
  withDip: NutritionTableAnswer | null
  /** Codes of what this portion and its dip hold. */
  allergens: string[]
  /** Codes of what they may contain beside. */
  traces: string[]
}

export type CartAnswer = {
  id: string
  lang: 'el' | 'en'
  shippingAddress: AddressAnswer | null
  spot: SpotAnswer | null
  spotPlan: {
    plan: PlanAnswer
  }
  scheduleMenus: ScheduleMenuAnswer[]
  timePeriod: TimePeriodAnswer | null
  /** Why the chosen window is gone: its cut-off has passed, or the kitchen is full. */
  timePeriodLost: 'past' | 'full' | null
  customer: UserAnswer | null
  customerCoupon: CustomerCouponAnswer | null
  /** What may be put on it instead. null: this call does not look, they are as they were. */
  couponOffers: CouponOfferAnswer[] | null
  invoice: InvoiceAnswer | null
  spotPaymentType: SpotPaymentTypeAnswer | null
  spotPaymentTypes: SpotPaymentTypeAnswer[]
  errors: CartErrorAnswer[]
  amounts: AmountsAnswer
  totals: TotalsAnswer
  /** Of the plan once nothing lacks in it; a single order’s are its totals. */
  expected: TotalsAnswer
  /** Against the same meals in single orders, delivery counted; 0 until the plan is complete. */
  saved: number
  /** null: the spot is no office. */
  company: CartCompanyAnswer | null
  hints: HintAnswer[]
  nutrition: NutritionTotals
  /** `fee` in euros for a delivery that is not free, and the main meals from which it is. */
  delivery: {
    fee: number
    freeFromMainMeals: number
    freeFromWeeklyMainMeals: number
  }
  daily: {
    package: {
      prices: {
        'main-meal': number
      }
    }
  }
  notes: string
  version: number
  expiresAt: string
}

export type CartCompanyAnswer = {
  name: string
  pays: number
  youPay: number
  onAccount: boolean
  reason: 'not-a-member' | 'email-not-verified' | null
  /** At most; 0 where the company pays nothing. */
  perDay: number
  /** Left for each delivery’s day: the browser computes `pays` from it. */
  allowances: {
    scheduleMenuId: string
    left: number
  }[]
}

export type CartErrorAnswer = {
  group: 'shipping-address' | 'plan' | 'totals'
  slug: 'no-customer-found' | 'address-incomplete' | 'missing-phone' | 'missing-floor' | 'missing-bell' | 'amounts-error' | 'item-unavailable' | 'min-total-error'
  message: string
  field?: string
  scheduleMenuId?: string
  type?: 'main-meal' | 'snack'
  required?: number
  missing?: number
  slugs?: string[]
  /** How many of the meal are left, where the cart holds more. */
  left?: number
  minTotal?: number
}

export type CartItemAnswer = {
  id: string
  slug: string
  name: string
  /** Of one piece with its premium charge. */
  price: number
  /** Of one piece in a single order. */
  ownPrice: number
  amount: number
  /** Breakfasts among them that the plan includes. */
  included: number
  total: number
  item: {
    type: 'main-meal' | 'snack' | 'extras'
    portion: PortionAnswer
  }
  categories: {
    category: Named
  }[]
  spot: {
    business: {
      name: string
    }
  }
  allergens: string[]
  nutrition: NutritionTotals
  available: boolean
}

export type ChangeAnswer = {
  order: OrderAnswer
  effect: ChangeEffectAnswer
  /** null for a preview. */
  changeId: string | null
  /** Where to pay the difference; the change is made once it is paid. */
  redirectUrl: string | null
}

export type ChangeEffectAnswer = {
  before: number
  after: number
  /** 0 where `toPay` is more. */
  refund: number
  /** 0 where `refund` is more. */
  toPay: number
  couponReturned: boolean
}

export type CompanyMemberAnswer = {
  id: string
  name: string
  email: string
  isManager: boolean
}

export type CompanyReportAnswer = {
  month: string
  spot: SpotAnswer
  days: {
    employees: number
    deliveries: number
    allowance: number
    /** Beyond the allowance, on the company’s account. */
    account: number
    total: number
    date: string
  }[]
  employees: {
    employees: number
    deliveries: number
    allowance: number
    /** Beyond the allowance, on the company’s account. */
    account: number
    total: number
    /** null: the account was deleted. */
    name: string | null
  }[]
  total: CompanySumsAnswer
}

export type CompanyShareAnswer = {
  name: string
  pays: number
  youPay: number
  onAccount: boolean
}

export type CompanySumsAnswer = {
  employees: number
  deliveries: number
  allowance: number
  /** Beyond the allowance, on the company’s account. */
  account: number
  total: number
}

export type ContentAnswer = {
  slug: string
  title: string
  sample: string
  updated: string
  sections: {
    heading: string
    paragraphs: string[]
  }[]
  /** Links to the other text pages of its group. */
  pages: {
    slug: string
    title: string
  }[]
}

export type CouponAnswer = {
  id: string
  code: string
  name: string
  state: 'usable' | 'unproved' | 'not-yet' | 'held' | 'used' | 'over' | 'gone'
  /** Why no order can use it now; `message` says it in the call’s language. */
  reason: 'not-yet' | 'over' | 'log-in' | 'another-customer' | 'email-not-proved' | 'plan-type' | 'spot' | 'first-order' | 'already-used' | 'household' | 'used-up' | 'min-subtotal' | null
  message: string
  percent: number | null
  amount: number | null
  minSubtotal: number
  /** What it asks of its customer, in the call’s language; empty: nothing. */
  terms: string
  firstOrder: boolean
  /** Empty: all plans. */
  planTypes: ('daily' | 'weekly')[]
  /** Names; empty: all spots. */
  spots: string[]
  /** The first day in Athens. */
  from: string | null
  /** The last day in Athens. */
  until: string | null
  order: {
    id: string
    number: number
    /** null until the order is paid. */
    usedAt: string | null
  } | null
}

export type CouponOfferAnswer = {
  coupon: Named
  kind: 'gift' | 'first-order' | 'coupon'
  /** For its customer to confirm the e-mail; it may be put on the cart before. */
  waits: boolean
  /** A percentage of the subtotal; else `amount` is set. */
  percent: number | null
  /** Euros; else `percent` is set. */
  amount: number | null
  minSubtotal: number
  /** What it asks of its customer, in the call’s language; empty: nothing. */
  terms: string
}

export type CustomerAnswer = {
  id: string
  name: string
  email: string
  emailVerified: boolean
  /** E.164, or empty. */
  phone: string
  lang: 'el' | 'en'
  news: boolean
  /** false where the customer has only logged in by Google or Facebook. */
  hasPassword: boolean
  createdAt: string
  /** The e-mail that the customer wants and has not proved yet. */
  newEmail: {
    email: string
    expiresAt: string
  } | null
}

export type CustomerCouponAnswer = {
  coupon: Named
  kind: 'gift' | 'first-order' | 'coupon'
  /** For its customer to confirm the e-mail; it may be put on the cart before. */
  waits: boolean
  /** A percentage of the subtotal; else `amount` is set. */
  percent: number | null
  /** Euros; else `percent` is set. */
  amount: number | null
  minSubtotal: number
  /** What it asks of its customer, in the call’s language; empty: nothing. */
  terms: string
  applies: boolean
  reason: 'not-yet' | 'over' | 'log-in' | 'another-customer' | 'email-not-proved' | 'plan-type' | 'spot' | 'first-order' | 'already-used' | 'household' | 'used-up' | 'min-subtotal' | null
  message: string
}

export type CustomerSessionAnswer = {
  id: string
  createdAt: string
  seenAt: string
  /** In words, as "Chrome · Android". */
  agent: string
  /** The session of this call. */
  current: boolean
}

export type CustomerSpotAnswer = {
  id: string
  slug: string
  kind: 'delivery' | 'takeaway' | 'company'
  name: string
  address: PlaceAnswer | null
  timePeriods: TimePeriodAnswer[]
  isManager: boolean
  onAccount: boolean
  /** The company pays once the customer’s e-mail is confirmed. */
  waitsForEmail: boolean
  /** In euros for each employee and delivery day. */
  allowance: {
    perDay: number
    leftToday: number
    /** For the open days left in this week, else in the next. */
    leftInWeek: number
    /** The open days of the next two weeks. */
    days: {
      date: string
      left: number
    }[]
  } | null
}

export type DayStateAnswer = {
  name: 'hidden' | 'empty' | 'incomplete' | 'complete' | 'complete-with-extra'
  /** How much of what is required is there; never more than is required. */
  held: number
  /** What is there of it, main meals beyond it included. */
  holds: {
    'main-meal': number
    snack: number
  }
  required: number
  progress: number
  missing: {
    'main-meal': number
    snack: number
  }
  extra: number
}

export type DeclaredAnswer = {
  itemId: string
  /** Codes, the dip’s among them. */
  allergens: string[]
  traces: string[]
}

export type DeliveryDayAnswer = {
  date: string
  /** own: the shop rests, and `closedReason` says why. */
  closed: 'weekend' | 'closed-day' | 'holiday' | 'own' | null
  closedReason: string | null
  timePeriods: {
    id: string
    /** own: it has a name alone. */
    code: 'morning' | 'afternoon' | 'own'
    /** As pages call it. */
    name: string
    from: string
    to: string
    /** Hours before `from` until which it can be ordered, moved or cancelled. */
    orderHours: number
    /** Hours before `from` until which its meals can be changed. */
    changeHours: number
    available: boolean
    full: boolean
  }[]
}

export type DeliveryPairAnswer = {
  /** Of the first week; one for each of its deliveries. */
  dates: string[]
  /** How many days each of them covers. */
  covers: number[]
  deliveries: {
    date: string
    days: number
  }[]
  timePeriods: {
    id: string
    /** own: it has a name alone. */
    code: 'morning' | 'afternoon' | 'own'
    /** As pages call it. */
    name: string
    from: string
    to: string
    /** Hours before `from` until which it can be ordered, moved or cancelled. */
    orderHours: number
    /** Hours before `from` until which its meals can be changed. */
    changeHours: number
    available: boolean
    full: boolean
  }[]
}

export type FaqAnswer = {
  groups: {
    code: string
    name: string
    questions: {
      slug: string
      question: string
      answer: string
    }[]
  }[]
}

export type HintAnswer = {
  code: 'free-shipping' | 'free-shipping-next' | 'free-shipping-plan' | 'free-shipping-plan-next' | 'shipping-deliveries' | 'free-shipping-takeaway' | 'free-shipping-company' | 'coupon-percent' | 'coupon-amount' | 'coupon-next'
  amount: number
  message: string
}

export type IngredientAnswer = {
  name: string
  /** Of the portion, or of the dip. */
  percent: number
  allergens: string[]
}

export type InvoiceAnswer = {
  companyName: string
  profession: string
  vatNumber: string
  taxOffice: string
  address: string
}

export type ListedSpotAnswer = {
  id: string
  slug: string
  kind: 'delivery' | 'takeaway' | 'company'
  name: string
  address: PlaceAnswer | null
  /** When a counter is open; null: nobody wrote it. */
  hours: string | null
  /** How one finds a counter; null: nobody wrote it. */
  directions: string | null
}

export type MealAnswer = {
  slug: string
  type: 'main-meal' | 'snack' | 'extras'
  name: string
  description: string
  categories: Named[]
  mainIngredient: Named
  diet: Named[]
  tags: string[]
  premium: number
  /** Until it can be eaten, with a microwave; 0: cold; null: not known. */
  minutes: number | null
  /** What any of its builds holds; those of each build stand with it. */
  allergens: Named[]
  traces: Named[]
  dip: {
    name: string
    grams: number
  } | null
  /** ISO weekdays of the usual week; empty: every day. */
  weekdays: number[]
  /** Its ISO weekdays in the weeks that differ from the usual one, by their Monday; empty: none. */
  weeks?: object
  builds: BuildAnswer[]
}

export type MealDetailAnswer = {
  slug: string
  type: 'main-meal' | 'snack' | 'extras'
  name: string
  description: string
  categories: Named[]
  mainIngredient: Named
  diet: Named[]
  tags: string[]
  premium: number
  /** Until it can be eaten, with a microwave; 0: cold; null: not known. */
  minutes: number | null
  /** What any of its builds holds; those of each build stand with it. */
  allergens: Named[]
  traces: Named[]
  dip: {
    name: string
    grams: number
  } | null
  /** ISO weekdays of the usual week; empty: every day. */
  weekdays: number[]
  /** Its ISO weekdays in the weeks that differ from the usual one, by their Monday; empty: none. */
  weeks?: object
  builds: {
    weight: number
    perPortion: NutritionAnswer
    per100g: NutritionAnswer
    id: string
    portion: PortionAnswer
    /** Without the premium charge. */
    price: number
    withDip: NutritionTableAnswer | null
    /** Codes of what this portion and its dip hold. */
    allergens: string[]
    /** Codes of what they may contain beside. */
    traces: string[]
    /** Of this portion, by weight, without the dip. */
    ingredients: IngredientAnswer[]
  }[]
  preparation: string
  /** What its picture shows; empty: nobody said. */
  alt: string
  /** It has a second picture, from near. */
  closeUp: boolean
  dipIngredients: IngredientAnswer[]
  /** How many of those who got it and answered liked it; null: fewer than 20 answered. */
  liking: {
    percent: number
    rated: number
  } | null
  /** How many days it keeps in the fridge, the day of delivery among them. */
  shelfDays: number
  vatRate: number
  /** The food business operator, which the law requires. */
  operator: {
    name: string
    address: string
  }
  similar: MealAnswer[]
}

export type MenuMealAnswer = {
  slug: string
  type: 'main-meal' | 'snack' | 'extras'
  name: string
  description: string
  categories: Named[]
  mainIngredient: Named
  diet: Named[]
  tags: string[]
  premium: number
  /** Until it can be eaten, with a microwave; 0: cold; null: not known. */
  minutes: number | null
  /** What any of its builds holds; those of each build stand with it. */
  allergens: Named[]
  traces: Named[]
  dip: {
    name: string
    grams: number
  } | null
  /** ISO weekdays of the usual week; empty: every day. */
  weekdays: number[]
  /** Its ISO weekdays in the weeks that differ from the usual one, by their Monday; empty: none. */
  weeks?: object
  builds: {
    weight: number
    perPortion: NutritionAnswer
    per100g: NutritionAnswer
    id: string
    portion: PortionAnswer
    /** Without the premium charge. */
    price: number
    withDip: NutritionTableAnswer | null
    /** Codes of what this portion and its dip hold. */
    allergens: string[]
    /** Codes of what they may contain beside. */
    traces: string[]
    /** How many of the meal the cart can have on that day, all portions together; null: no limit. */
    left: number | null
    /** The price of a breakfast beyond those that the plan includes. */
    beyond: number | null
  }[]
}

export type MoveDayAnswer = {
  date: string
  /** own: the shop rests, and `closedReason` says why. */
  closed: 'weekend' | 'closed-day' | 'holiday' | 'own' | null
  closedReason: string | null
  timePeriods: {
    id: string
    /** own: it has a name alone. */
    code: 'morning' | 'afternoon' | 'own'
    /** As pages call it. */
    name: string
    from: string
    to: string
    /** Hours before `from` until which it can be ordered, moved or cancelled. */
    orderHours: number
    /** Hours before `from` until which its meals can be changed. */
    changeHours: number
    available: boolean
    full: boolean
  }[]
  free: boolean
  /** Why it cannot move there. */
  why: 'closed' | 'too-late' | 'out-of-order' | 'meals' | 'full' | null
  /** Its meals that are not on that day’s menu. */
  missing: string[]
}

export type MunicipalityAnswer = {
  id: string
  name: string
  /** Those that are known, five digits each. */
  postcodes: string[]
  served: boolean
}

export type Named = {
  code: string
  name: string
}

export type NutritionAnswer = {
  kj: number
  kcal: number
  fat: number
  saturates: number
  carbs: number
  sugars: number
  fibre: number
  protein: number
  salt: number
}

export type NutritionTableAnswer = {
  weight: number
  perPortion: NutritionAnswer
  per100g: NutritionAnswer
}

export type NutritionTotals = {
  calories: number
  protein: number
  carbs: number
  fat: number
}

export type OrderAnswer = {
  id: string
  number: number
  type: number
  status: 'not-paid' | 'opened' | 'delivered' | 'canceled' | 'not-accepted'
  placedAt: string
  plan: {
    name: string
    type: PlanType
    dietCode: 'wl' | 'bal' | 'mg' | 'ic'
  }
  spot: SpotAnswer
  shippingAddress: AddressAnswer
  timePeriod: TimePeriodAnswer
  deliveries: {
    id: string
    date: string
    /** Days that it covers, its own included. */
    days: number
    status: 'planned' | 'paused' | 'canceled' | 'delivered' | 'not-met' | 'returned'
    /** Its page without a login is /order/track/ with this. */
    track: string
    timePeriod: TimePeriodAnswer
    shippingAddress: AddressAnswer
    required: {
      'main-meal': number
      snack: number
    }
    /** The cut-off for its meals. */
    changeUntil: string
    /** The cut-off for cancelling or moving it. */
    cancelUntil: string
    can: {
      change: boolean
      move: boolean
      cancel: boolean
    }
    items: {
      id: string
      slug: string
      name: string
      portion: PortionAnswer
      type: 'main-meal' | 'snack' | 'extras'
      price: number
      amount: number
    }[]
  }[]
  totals: TotalsAnswer
  company: CompanyShareAnswer | null
  vat: number
  coupon: Named | null
  paymentType: {
    code: string
    name: string
  }
  /** Of the latest attempt to pay; at-door: when it is handed over. */
  payment: 'none' | 'open' | 'paid' | 'failed' | 'at-door'
  invoice: InvoiceAnswer | null
  notes: string
  /** The cart with which to try paying again; null once paid. */
  cartId: string | null
  /** Against the same meals in single orders, delivery counted; 0 for a single order. */
  saved: number
  endReason: 'customer' | 'expired' | 'kitchen' | 'shop' | null
  /** Where the money of a bank transfer goes that the order waits for, with the order’s number as its reference. */
  transfer: {
    iban: string
    holder: string
    amount: number
    until: string
  } | null
  /** Until when the place of an unpaid order is held; null: it is paid or over. */
  heldUntil: string | null
  can: {
    cancel: boolean
    pause: boolean
    resume: boolean
    repeat: boolean
  }
  refunds: {
    id: string
    amount: number
    isDone: boolean
    reason: string
    at: string
  }[]
  changes: {
    id: string
    kind: 'cancel' | 'cancel-delivery' | 'meals' | 'move' | 'pause' | 'resume' | 'undo' | 'goodwill'
    status: 'waiting' | 'applied' | 'undone'
    effect: number
    at: string
    canUndo: boolean
    /** Where to pay a waiting change, also after a decline. */
    redirectUrl: string | null
    paymentFailed: boolean
  }[]
}

export type OrderRowAnswer = {
  id: string
  number: number
  type: number
  status: 'not-paid' | 'opened' | 'delivered' | 'canceled' | 'not-accepted'
  placedAt: string
  plan: {
    name: string
    type: PlanType
    dietCode: 'wl' | 'bal' | 'mg' | 'ic'
  }
  timePeriod: TimePeriodAnswer
  /** Of the latest attempt to pay; at-door: when it is handed over. */
  payment: 'none' | 'open' | 'paid' | 'failed' | 'at-door'
  dates: string[]
  nextDate: string | null
  paused: number
  grandtotal: number
  amounts: number
  /** The slugs of some of its dishes, of the next delivery first. */
  dishes: string[]
}

export type PasswordRequestAnswer = {
  /** false: the latest link was sent before, and no other was sent now. */
  isNew: boolean
  sentAt: string
  /** From when on the next can be asked for. */
  nextAt: string
}

export type PlaceAnswer = {
  street: string
  number: string
  postcode: string
  municipality: string
  /** The whole address. */
  line: string
}

export type PlanAnswer = {
  id: string
  type: PlanType
  name: string
  translations: {
    name: {
      el: string
      en: string
    }
  }
  config: {
    dietCode: 'wl' | 'bal' | 'mg' | 'ic'
    minTotal: number
    prices: {
      'main-meal': number
      snack: number
    }
    dailyMeals: number
    daysPerWeek: number | null
    mainMeals: number | null
    weeks: number | null
    breakfast: boolean
    /** Of a weekly plan; not there: two. */
    deliveriesPerWeek?: number
    /** The most days that one delivery covers; not there: four. */
    freshDays?: number
    /** A main meal’s price in a single order, for comparison. */
    singlePrice?: number
  }
}

export type PlanType = 'daily' | 'weekly'

export type PortionAnswer = {
  code: 'regular' | 'brave' | 'hero' | 'legendary'
  name: string
}

export type ReceivedAnswer = {
  id: string
}

export type RegionAnswer = {
  spot: SpotAnswer
  municipality: string
}

export type RepositoryAnswer = {
  'images-version': string
  api_key: string
  google_client_id: string | null
  google_login_url: string | null
  facebook_app_id: string | null
  facebook_api_version: string | null
  facebook_sdk_url: string | null
  phone: string
  email: string
  /** The minimum of a single order, in main meals. */
  dailyMeals: number
  freeShippingMainMeals: number
  freeShippingWeeklyMainMeals: number
}

export type ResumeChoiceAnswer = {
  dates: string[]
  deliveries: {
    id: string
    date: string
    days: number
    missing: string[]
    swaps: {
      itemId: string
      name: string
      /** The meal that would replace a missing one; null: none is alike. */
      by: {
        itemId: string
        name: string
      } | null
    }[]
  }[]
  timePeriods: {
    id: string
    /** own: it has a name alone. */
    code: 'morning' | 'afternoon' | 'own'
    /** As pages call it. */
    name: string
    from: string
    to: string
    /** Hours before `from` until which it can be ordered, moved or cancelled. */
    orderHours: number
    /** Hours before `from` until which its meals can be changed. */
    changeHours: number
    available: boolean
    full: boolean
  }[]
}

export type SavedAddressAnswer = {
  suggestionId: string | null
  street: string
  number: string
  municipality: string
  postcode: string
  country: 'GR'
  floor: string
  bell: string
  phone: string
  deliveryNotes: string
  takeawayNotes: string
  /** Written by the customer, and known to no address service. */
  unverified: boolean
  id: string
}

export type ScheduleMenuAnswer = {
  id: string
  date: string
  /** Days that it covers, its own included; 1 in a single order. */
  days: number
  items: CartItemAnswer[]
  amounts: AmountsAnswer
  config: {
    amounts: {
      'main-meal': [number]
      snack: [number]
    }
  }
  state: DayStateAnswer
  nutrition: NutritionTotals
  editable: boolean
}

export type ScheduledCartAnswer = {
  id: string
  lang: 'el' | 'en'
  shippingAddress: AddressAnswer | null
  spot: SpotAnswer | null
  spotPlan: {
    plan: PlanAnswer
  }
  scheduleMenus: ScheduleMenuAnswer[]
  timePeriod: TimePeriodAnswer | null
  /** Why the chosen window is gone: its cut-off has passed, or the kitchen is full. */
  timePeriodLost: 'past' | 'full' | null
  customer: UserAnswer | null
  customerCoupon: CustomerCouponAnswer | null
  /** What may be put on it instead. null: this call does not look, they are as they were. */
  couponOffers: CouponOfferAnswer[] | null
  invoice: InvoiceAnswer | null
  spotPaymentType: SpotPaymentTypeAnswer | null
  spotPaymentTypes: SpotPaymentTypeAnswer[]
  errors: CartErrorAnswer[]
  amounts: AmountsAnswer
  totals: TotalsAnswer
  /** Of the plan once nothing lacks in it; a single order’s are its totals. */
  expected: TotalsAnswer
  /** Against the same meals in single orders, delivery counted; 0 until the plan is complete. */
  saved: number
  /** null: the spot is no office. */
  company: CartCompanyAnswer | null
  hints: HintAnswer[]
  nutrition: NutritionTotals
  /** `fee` in euros for a delivery that is not free, and the main meals from which it is. */
  delivery: {
    fee: number
    freeFromMainMeals: number
    freeFromWeeklyMainMeals: number
  }
  daily: {
    package: {
      prices: {
        'main-meal': number
      }
    }
  }
  notes: string
  version: number
  expiresAt: string
  /** Names of the meals that did not fit. */
  dropped: string[]
}

export type SessionAnswer = {
  token: string
  user: UserAnswer
}

export type SocialFeedAnswer = {
  source: 'instagram' | 'own'
  posts: {
    id: string
    picture: string
    text: string
    href: string
  }[]
}

export type SpotAnswer = {
  id: string
  slug: string
  kind: 'delivery' | 'takeaway' | 'company'
  name: string
}

export type SpotOneAnswer = {
  id: string
  slug: string
  kind: 'delivery' | 'takeaway' | 'company'
  name: string
  welcome: string
  emailDomains: string[]
}

export type SpotPaymentTypeAnswer = {
  id: string
  paymentType: {
    code: string
    name: string
    description: string
  }
}

export type SuggestionAnswer = {
  id: string
  main: string
  secondary: string
  precise: boolean
}

export type SuggestionsAnswer = {
  suggestions: SuggestionAnswer[]
  /** Whom the address service asks to name beside its suggestions. */
  attribution: {
    text: string
    url: string | null
  } | null
  /** To be sent with the next letters; null where none is wanted. */
  session: string | null
}

export type TimePeriodAnswer = {
  id: string
  /** own: it has a name alone. */
  code: 'morning' | 'afternoon' | 'own'
  /** As pages call it. */
  name: string
  from: string
  to: string
  /** Hours before `from` until which it can be ordered, moved or cancelled. */
  orderHours: number
  /** Hours before `from` until which its meals can be changed. */
  changeHours: number
}

export type TotalsAnswer = {
  subtotal: number
  discount: number
  shipping: number
  grandtotal: number
  grouped: {
    'main-meal': number
    snack: number
    extras: number
  }
}

export type UserAnswer = {
  id: string
  name: string
  email: string
}

