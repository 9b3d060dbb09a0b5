export { formatDate, formatDateTime, formatHours, formatNumber } from '#shop/format.ts'
