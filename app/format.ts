export { formatDate, formatDateTime, formatDay, formatHours, formatNumber } from '#shop/format.ts'
