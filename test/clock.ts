/** Monday 23 November 2026, 10:00 in Athens: the time of every test that gives no other. */
export const monday = Date.parse('2026-11-23T08:00:00Z')
