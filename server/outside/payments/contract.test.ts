import { describe } from 'vitest'
import { providerContract } from '../../../test/outside/provider-contract.ts'
import { epayStand, stripeStand, vivaStand } from '../../../test/outside/provider-stands.ts'

describe('1.10 Viva', () => providerContract(vivaStand))
describe('1.11 epay', () => providerContract(epayStand))
describe('1.10 Stripe', () => providerContract(stripeStand))
