export const orders = {
  title: (number: number) => `Παραγγελία ${number}`,
}
