export const sampleWeek = {
  title: 'Μια εβδομάδα, για παράδειγμα',
  text: (deliveries: string) => `Πέντε κυρίως γεύματα σε ${deliveries}, με στόχο την ισορροπία.`,
  other: 'Δες άλλη εβδομάδα',
  shown: (at: number, all: number) => `Εβδομάδα ${at} από ${all}`,
  total: 'Σύνολο, με τα μεταφορικά',
  saved: (amount: string) => `Κερδίζεις ${amount} σε σχέση με τη μεμονωμένη παραγγελία.`,
  swap: 'Πριν πληρώσεις, αλλάζεις όποιο πιάτο θέλεις.',
  start: 'Φτιάξε τη δική σου',
}
