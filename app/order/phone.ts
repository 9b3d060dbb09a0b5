/** "+306944123456" as one reads it in Greece: "694 412 3456"; other countries' numbers stay. */
export function localPhone(phone: string): string {
  return phone.replace(/^\+30(\d{3})(\d{3})(\d{4})$/, '$1 $2 $3')
}
