/** What is true of the demo alone: no shop elsewhere may say it. */
export const demoWords = [
  /Αττικ/,
  /Attica/,
  /Monday to Friday/,
  /Δευτέρα (με|έως) Παρασκευή/,
  /09:00/,
  /Πρωί|Απόγευμα|Morning|Afternoon/,
  /10:00.{1,3}18:00/,
  /\b4 (days|ημέρες)/,
  /380–480/,
  /\b(24|48) (hours before|ώρες πριν)/,
  /\b20\s?€/,
  /\b20\s?%/,
  /1, 2 (or|ή) 4/,
  /Gastra|Γάστρα|ΓΑΣΤΡΑ/,
]
