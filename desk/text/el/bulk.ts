const rows = (count: number) => (count === 1 ? '1 γραμμή' : `${count} γραμμές`)

export const bulk = {
  go: (act: string, count: number) => `${act}: ${rows(count)}`,
  text: (count: number) =>
    count === 1
      ? 'Γίνεται μία φορά και γράφεται στις πράξεις.'
      : 'Γίνεται σε κάθε γραμμή χωριστά. Καθεμία γράφεται στις πράξεις, και όποια δεν γίνεται λέει το γιατί.',
  stays: 'Μένει όπως είναι',
  waits: 'Περιμένει',
  runs: 'Γίνεται τώρα',
  done: 'Έγινε',
  refused: 'Δεν έγινε',
  progress: (ended: number, of: number) => `${ended} από ${of}`,
  ended: (done: number, refused: number) =>
    refused === 0
      ? `Έγιναν όλες: ${rows(done)}.`
      : `Έγιναν ${done}, δεν έγιναν ${refused}. Όσες δεν έγιναν μένουν επιλεγμένες.`,
  again: (count: number) => `Ξανά σε όσες δεν έγιναν (${count})`,
  stop: 'Σταμάτα εδώ',
  nothing: 'Σε καμία από τις επιλεγμένες γραμμές δεν γίνεται αυτό.',
  csv: 'CSV των επιλεγμένων',
  note: 'Σημείωση σε κάθε παραγγελία',
  needed: 'Γράψε κάτι.',
}
