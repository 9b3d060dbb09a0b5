import type { Text } from '#shop/language.ts'
import type { Db } from '../database.ts'

type Named = { readonly id: string; readonly name: Text }

const same = (name: string) => `jsonb_build_object('el', ${name}, 'en', ${name})`

/** Reads the names of things by id, slug or code. Where two share an id, the later table wins. */
export async function thingNames(db: Db, ids: readonly string[]): Promise<Named[]> {
  const { rows } = await db.query<Named>({
    name: 'thing-names',
    text: `select id, name from (
        select array_position(array['categories', 'allergens', 'diets', 'ingredients', 'portions'], list)
          as place, code as id, data -> 'name' as name from code where code = any($1)
        union all select 6, data ->> 'code', data -> 'name' from spot_payment_type
          where data ->> 'code' = any($1)
        union all select 7, id, data -> 'name' from spot where id = any($1)
        union all select 8, id, ${same(`data ->> 'code'`)} from coupon where id = any($1)
        union all select 9, id, data -> 'name' from ingredient where id = any($1)
        union all select 10, slug, data -> 'name' from meal where slug = any($1)
        union all select 11, id, data -> 'name' from meal where id = any($1)
        union all select 12, id, ${same(`(data ->> 'from') || '–' || (data ->> 'to')`)}
          from time_period where id = any($1)
        union all select 13, template ->> 'id', template -> 'name'
          from shop_data, jsonb_array_elements(data -> 'templates') as template
          where shop_data.name = 'menuWeeks' and template ->> 'id' = any($1)
        union all select 14, area ->> 'id', area -> 'name'
          from shop_data, jsonb_array_elements(
            case when shop_data.name = 'deliveryAreas' then data else '[]' end) as area
          where area ->> 'id' = any($1)
      ) as thing (place, id, name)
      where jsonb_typeof(name -> 'el') = 'string' and jsonb_typeof(name -> 'en') = 'string'
      order by place`,
    values: [ids],
  })
  return rows
}
