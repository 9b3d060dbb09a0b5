/** Somebody who is made up to order at the demo shop. Nobody can log in as them: they have no password. */
export type Guest = {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly phone: string
  /** A street of the built-in ones, with a number; null: they order to their office. */
  readonly street: string | null
}

/** Their addresses, which nothing outside the demo uses. */
const mailDomain = 'guests.gastra.example'

const women =
  'Κατερίνα Βασιλική Ιωάννα Δέσποινα Ευαγγελία Χριστίνα Φωτεινή Αλεξάνδρα Μαρίνα Νεφέλη Θεοδώρα Ελπίδα Ζωή Αγγελική Λυδία Ραλλού'
const womenNamed =
  'Αναγνώστου Μακρή Οικονόμου Ρήγα Σταθοπούλου Κανάκη Φραγκούλη Δούκα Πετράκη Λιάκου Ζερβού Καλογήρου Μπέλλου'
const men =
  'Δημήτρης Παναγιώτης Θανάσης Σπύρος Μιχάλης Χρήστος Ηλίας Αλέξανδρος Φίλιππος Ορέστης Μάριος Άγγελος Τάσος Βαγγέλης Ιάσονας Λευτέρης'
const menNamed =
  'Κωνσταντίνου Μακρής Παππάς Τσάκαλος Ρήγας Λάμπρου Κανάκης Φραγκούλης Δούκας Πετράκης Λιάκος Ζερβός Μπέλλος'

const streets = [
  'Πανεπιστημίου 39, Αθήνα',
  'Γρηγορίου Λαμπράκη 64, Γλυφάδα',
  'Αιόλου 17, Αθήνα',
  'Ακτή Μιαούλη 7, Πειραιάς',
  'Καραγεώργη Σερβίας 11, Αθήνα',
  'Λεωφόρος Μεσογείων 421, Αγία Παρασκευή',
  'Σόλωνος 45, Αθήνα',
  'Ολύμπου 35, Βριλήσσια',
  'Σκρα 16, Καλλιθέα',
  'Κασσαβέτη 19, Κηφισιά',
  'Ελευθερίου Βενιζέλου 73, Νέα Σμύρνη',
  'Διαμαντίδου 63, Φιλοθέη-Ψυχικό',
  'Θουκυδίδου 30, Άλιμος',
  'Ερμού 54, Αθήνα',
  'Νίκης 28, Αθήνα',
  'Λεωφόρος Κηφισίας 258, Χαλάνδρι',
  'Πατριάρχου Ιωακείμ 11, Αθήνα',
  'Περικλέους 42, Παπάγου-Χολαργός',
  'Ιπποκράτους 125, Αθήνα',
  'Θησέως 15, Μαρούσι',
  'Λεωφόρος Γαλατσίου 39, Γαλάτσι',
  'Χαριλάου Τρικούπη 29, Κηφισιά',
  'Λασκαρίδου 33, Καλλιθέα',
  'Αγίου Αλεξάνδρου 67, Παλαιό Φάληρο',
  'Σταδίου 20, Αθήνα',
  'Μητροπόλεως 34, Αθήνα',
  'Ανδρέα Παπανδρέου 24, Χαλάνδρι',
  'Λεωφόρος Βασιλίσσης Αμαλίας 8, Αθήνα',
  'Αγίου Ιωάννου 38, Αγία Παρασκευή',
  'Σίνα 22, Αθήνα',
  'Λεωφόρος Κηφισίας 52, Μαρούσι',
  'Εφέσου 19, Νέα Σμύρνη',
  'Λεωφόρος Ηρακλείου 209, Νέα Ιωνία',
  'Αθηνάς 41, Αθήνα',
  'Γρηγορίου Λαμπράκη 61, Πειραιάς',
  'Βουλής 14, Αθήνα',
  'Λεωφόρος Πεντέλης 4, Χαλάνδρι',
  'Σκουφά 28, Αθήνα',
  'Λεωφόρος Πεντέλης 18, Βριλήσσια',
  'Χαριλάου Τρικούπη 42, Αθήνα',
  'Διονύσου 32, Μαρούσι',
  'Λεωφόρος Βεΐκου 56, Γαλάτσι',
  'Λεωφόρος Κηφισίας 246, Φιλοθέη-Ψυχικό',
  'Δαβάκη 70, Καλλιθέα',
  'Λεωφόρος Καλαμακίου 13, Άλιμος',
  'Ακαδημίας 37, Αθήνα',
  'Λεωφόρος Ηρώων Πολυτεχνείου 27, Πειραιάς',
  'Φιλελλήνων 11, Αθήνα',
  'Κολοκοτρώνη 41, Χαλάνδρι',
  'Λεωφόρος Βασιλίσσης Σοφίας 65, Αθήνα',
  'Λεωφόρος Μεσογείων 255, Παπάγου-Χολαργός',
  'Ασκληπιού 8, Αθήνα',
  'Βασιλίσσης Σοφίας 69, Μαρούσι',
  'Χρυσοστόμου Σμύρνης 22, Βύρωνας',
  'Λεβίδου 12, Κηφισιά',
  '2ας Μαΐου 36, Νέα Σμύρνη',
  'Λεωφόρος Αμφιθέας 50, Παλαιό Φάληρο',
  'Λεωφόρος Βουλιαγμένης 110, Γλυφάδα',
  'Κολοκοτρώνη 66, Κηφισιά',
  'Ερμού 98, Αθήνα',
]

/** Three who work at the demo's company. */
const colleagues = 3

/** Who orders at the demo shop, day after day. */
export const demoGuests: readonly Guest[] = Array.from(
  { length: streets.length + colleagues },
  (_, at) => {
    const number = String(at + 1).padStart(2, '0')
    const office = at >= streets.length
    return {
      id: `demo-guest-${number}`,
      name: nameAt(at),
      email: office ? `guest-${number}@lefka.example` : `guest-${number}@${mailDomain}`,
      phone: `69440${String(40_217 + at * 137)}`,
      street: streets[at] ?? null,
    }
  },
)

/** No two of the first two hundred are the same: 16 first and 13 last names share no divisor. */
function nameAt(at: number): string {
  const [first, last] = at % 2 === 0 ? [women, womenNamed] : [men, menNamed]
  const turn = Math.floor(at / 2)
  return `${wordAt(first, turn)} ${wordAt(last, turn)}`
}

function wordAt(words: string, turn: number): string {
  const all = words.split(' ')
  return all[turn % all.length] ?? ''
}
