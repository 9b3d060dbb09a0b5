/** `pages` links the other text pages of its group. */
export type ContentAnswer = {
  slug: string
  title: string
  sample: string
  updated: string
  sections: { heading: string; paragraphs: string[] }[]
  pages: { slug: string; title: string }[]
}

export type FaqAnswer = {
  groups: {
    code: string
    name: string
    questions: { slug: string; question: string; answer: string }[]
  }[]
}

export type SocialFeedAnswer = {
  source: 'instagram' | 'own'
  posts: { id: string; picture: string; text: string; href: string }[]
}

export type ReceivedAnswer = { id: string }
