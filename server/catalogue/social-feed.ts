import type { SocialFeedAnswer } from '../answers.ts'
import type { Call } from '../calls/hook.ts'
import { mealCollection } from './meals.ts'

const mostOwn = 6

/** Pictures of the shop's social account, or of its dishes where there is no account (§1). */
export async function socialFeedCollection(
  call: Call,
  { source }: { source?: 'own' | undefined },
): Promise<SocialFeedAnswer> {
  const posts = source === 'own' ? [] : await latestPosts(call)
  if (posts.length === 0) return { source: 'own', posts: ownPosts(call) }
  return {
    source: 'instagram',
    posts: posts.map(post => ({ ...post, picture: `/pictures/feed/${post.id}.jpg` })),
  }
}

/** What the answer depends on besides the catalogue. */
export async function socialFeedVersion(call: Call): Promise<string> {
  return (await latestPosts(call)).map(({ id }) => id).join('.')
}

async function latestPosts({ outside, log }: Call) {
  return (await outside.feed?.posts(error => log(error, 'the photo feed cannot be read'))) ?? []
}

/** Dishes spread over the whole menu, since neighbours look alike. */
function ownPosts(call: Call): SocialFeedAnswer['posts'] {
  const { meals } = mealCollection(call, { category: 'main-meal' })
  const plain = meals.filter(({ tags }) => tags.length === 0)
  const step = Math.max(1, Math.floor(plain.length / mostOwn))
  return plain
    .filter((_, index) => index % step === 0)
    .slice(0, mostOwn)
    .map(({ slug, name }) => ({
      id: slug,
      picture: `${call.config.filesUrl}/products/images/${slug}/1.jpg`,
      text: name,
      href: `/product/${slug}`,
    }))
}
