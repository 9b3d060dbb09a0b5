declare module 'fastify' {
  interface FastifyReply {
    /** For whoever counts: the code of a call's answer, or how a page came about. */
    watched: string
  }
}

/** How a page came about: from memory, or rendered for this request. */
export const pageKept = 'kept'
export const pageRendered = 'rendered'
