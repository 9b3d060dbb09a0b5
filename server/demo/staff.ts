import { hash } from '@node-rs/argon2'
import type { Pool } from 'pg'
import { type StaffRole, staffRoles } from '#shop/people/staff.ts'
import { transaction } from '../db/database.ts'
import { claimSeed } from '../db/shop/seeded.ts'
import { setPin } from '../db/staff/devices.ts'
import { addStaff, setStaffPassword } from '../db/staff/staff.ts'

const password = 'gastra-demo'
/** Of everybody, at a device of the shop. */
export const demoPin = '2580'

const names: Readonly<Record<StaffRole, string>> = {
  owner: 'Δήμητρα Γεωργίου',
  manager: 'Νίκος Ιωάννου',
  dietitian: 'Ειρήνη Βασιλείου',
  chef: 'Στέλιος Καρράς',
  packer: 'Κατερίνα Μάνου',
  driver: 'Γιώργος Ρούσσος',
  counter: 'Άννα Λαμπράκη',
  care: 'Σοφία Αντωνίου',
  accountant: 'Πάνος Δελής',
}

/** One of the shop's people for each role, without a second factor. */
export const demoStaff = staffRoles.map(role => ({
  id: `demo-${role}`,
  name: names[role],
  email: `${role}@gastra.example`,
  password,
  roles: [role],
}))

/** Lets people into the staff room of a demo shop, once. */
export async function seedDemoStaff(db: Pool): Promise<void> {
  await transaction(db, async tx => {
    if (!(await claimSeed(tx, 'demo-staff'))) return
    const now = new Date()
    for (const { password: plain, ...person } of demoStaff) {
      const id = await addStaff(tx, { ...person, now })
      if (!id) continue
      await setStaffPassword(tx, id, await hash(plain))
      await setPin(tx, id, await hash(demoPin))
    }
  })
}
