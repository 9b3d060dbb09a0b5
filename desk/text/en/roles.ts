import type { Words } from '../el/index.ts'

export const roles: Words['roles'] = {
  owner: 'Everything, and who works here',
  manager: 'Everything but roles and limits',
  dietitian: 'Ingredients, recipes and food information',
  chef: 'What is cooked, and how much of each ingredient',
  packer: 'What goes into each bag',
  driver: 'Where each bag is brought',
  counter: 'Who fetches what at the counter',
  care: 'Orders, changes, refunds up to a limit',
  accountant: 'Takings and documents',
}
