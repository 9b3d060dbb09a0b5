/** "+306944123456" as Greeks write it, "694 412 3456"; foreign numbers stay as they are. */
export function localPhone(phone: string): string {
  return phone.replace(/^\+30(\d{3})(\d{3})(\d{4})$/, '$1 $2 $3')
}
