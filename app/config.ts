import { createContext, useContext } from 'react'
import type { PublicConfig } from './context.ts'

export const ConfigContext = createContext<PublicConfig | null>(null)

/** What the configuration tells the pages; every page stands inside it. */
export function useConfig(): PublicConfig {
  const config = useContext(ConfigContext)
  if (!config) throw new Error('a page outside the layout has no configuration')
  return config
}
