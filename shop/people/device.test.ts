import { describe, expect, test } from 'vitest'
import { type DeskCallName, deskCalls } from './calls.ts'
import { type Face, faces, facesFor, mayCallFrom } from './device.ts'
import { pinForm } from './device-forms.ts'
import { isEasyPin } from './pin.ts'
import { type StaffRole, staffRoles } from './staff.ts'

const names = Object.keys(deskCalls) as DeskCallName[]
const open = (device: readonly Face[], roles: readonly StaffRole[]) =>
  names.filter(
    name => mayCallFrom({ faces: device }, roles, name) && deskCalls[name].roles !== 'stranger',
  )

describe('a device of the shop', () => {
  test('21.04 has the calls of its faces alone, whoever is at it', () => {
    const all = ['staff-logout', 'staff-me']
    expect(open(['kitchen'], staffRoles).sort()).toEqual(
      [...all, 'batch-begin', 'batch-end', 'batch-labels', 'day-seen-create', 'kitchen-one'].sort(),
    )
    expect(open(['packing'], ['owner']).sort()).toEqual(
      [...all, 'bag-close', 'day-seen-create', 'packing-one', 'tray-scan'].sort(),
    )
    expect(open(['drive'], ['owner']).sort()).toEqual(
      [...all, 'bring-one', 'delivery-outcome'].sort(),
    )
    expect(open(['counter'], ['owner']).sort()).toEqual(
      [...all, 'delivery-outcome', 'fetch-one'].sort(),
    )
  })

  test('21.04 gives nobody what their roles do not give', () => {
    for (const role of staffRoles)
      for (const name of open(faces, [role])) expect(mayCallFrom(null, [role], name)).toBe(true)
    expect(open(['kitchen'], ['driver'])).not.toContain('kitchen-one')
  })

  test('21.03 is for those who work at one of its faces', () => {
    expect(facesFor(['counter', 'kitchen'], ['chef'])).toEqual(['kitchen'])
    expect(facesFor(['counter', 'kitchen'], ['owner'])).toEqual(['kitchen', 'counter'])
    expect(facesFor(['drive'], ['packer', 'accountant'])).toEqual([])
  })
})

describe('a PIN', () => {
  test.each(['0000', '1234', '9876', '4343', '2222'])(
    '21.02 is not one that is tried first: %s',
    pin => expect(isEasyPin(pin)).toBe(true),
  )

  test.each(['1357', '4071', '1243', '9012'])('21.02 may be %s', pin => {
    expect(pinForm.safeParse({ pin, password: 'x' }).success).toBe(true)
  })

  test.each([
    ['', 'required-field'],
    ['123', 'invalid-field'],
    ['12345', 'invalid-field'],
    ['12a4', 'invalid-field'],
    ['1111', 'pin-easy'],
  ])('21.02 has four digits: «%s»', (pin, slug) => {
    expect(pinForm.safeParse({ pin, password: 'x' }).error?.issues[0]?.message).toBe(slug)
  })
})
