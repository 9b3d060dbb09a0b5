export const rules = {
  example: (held: number, required: number, extra: number) =>
    extra > 0 ? `${held} / ${required} + ${extra}` : `${held} / ${required}`,
  understood: 'Το κατάλαβα',
}
