/** A text page; `pages` are its neighbours, in their order. */
export type ContentAnswer = {
  slug: string
  title: string
  /** Says that the text is a sample. */
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

/** Pictures to look at; each leads to its post or its dish. */
export type SocialFeedAnswer = {
  source: 'instagram' | 'own'
  posts: { id: string; picture: string; text: string; href: string }[]
}

/** What somebody wrote has arrived; the id is its own. */
export type ReceivedAnswer = { id: string }
