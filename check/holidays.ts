import { writeFileSync } from 'node:fs'
import { greekHolidayDates, holidayFile, holidayYears } from './greek-holidays.ts'

/** Writes the public holidays of Greece anew: `npm run holidays`. */
const days = greekHolidayDates()
const file = {
  note: 'Public holidays of Greece, written by npm run holidays. Made with date-holidays (https://github.com/commenthol/date-holidays), whose data are CC BY 3.0.',
  first: String(holidayYears[0]),
  last: String(holidayYears.at(-1)),
  days,
}
writeFileSync(holidayFile, `${JSON.stringify(file, null, 2)}\n`)
process.stdout.write(
  `${Object.values(days).flat().length} days from ${file.first} to ${file.last}\n`,
)
