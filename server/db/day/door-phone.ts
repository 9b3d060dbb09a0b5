/** The phone of a delivery `d` of order `o` by customer `c`: at the door; without one, of the account. */
export const doorPhone = `coalesce(nullif(d.address ->> 'phone', ''),
  nullif(o.address ->> 'phone', ''), c.phone)`
