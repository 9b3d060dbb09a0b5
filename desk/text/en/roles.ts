import type { Words } from '../el/index.ts'

export const roles: Words['roles'] = {
  owner: 'Everything, and who works here',
  manager: 'Everything but roles and limits',
  dietitian: 'Ingredients, recipes and food information',
  chef: 'What is cooked, batches, temperatures',
  packer: 'Bags and labels',
  driver: 'The route of the day',
  counter: 'Hand-over at the counter',
  care: 'Orders, changes, refunds up to a limit',
  accountant: 'Takings and documents',
}
