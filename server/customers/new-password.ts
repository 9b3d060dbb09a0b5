import { weaknessOf } from '#shop/customer/password.ts'
import { invalidInput, type Refusal } from '#shop/refusal/refusal.ts'

/** Refuses a new password that strangers try first. Passwords that were set before stay. */
export async function newPasswordRefusal(password: string, email: string): Promise<Refusal | null> {
  commonest ??= readCommonest()
  const common = await commonest
  const weakness = weaknessOf(password, email, each => common.has(each))
  return weakness && invalidInput({ field: 'password', slug: weakness })
}

let commonest: Promise<ReadonlySet<string>> | undefined

/** Those of 8 characters or more among the 49,233 of the list: 17,950. Reading them takes some 80 ms. */
async function readCommonest(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'].filter(({ length }) => length >= 8))
}
