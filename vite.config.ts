import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { wallAround } from './vite.walls.ts'

/** Small pictures that most pages share: one file instead of six, each too small to pack. */
const icons = {
  name: 'icons',
  test: /lucide-react\/dist\/esm\/icons\/(calendar-days|check|chevron-down|minus|plus|search|sparkles|x)\./,
}

/** What every page or the home page needs, in one file instead of twenty: it packs better and costs fewer requests. */
const shell = {
  name: 'shell',
  test: /\/app\/(root\.tsx|layout\/(?!avatar-menu|consent-banner|toast-card)|ui\/(link|button-link|next-act|picture|section)|(call|until-there|cart\/cart|cart\/store|config|dialog\/(dialog|history-dialog)|hydrated|listeners|session\/session|toast|revalidate|context|text\/(page-title|words))\.ts)|\/ui\/(button|language|money|skeleton)\.|\/shop\/(money|language|format|on-day)\.ts|lucide-react\/dist\/esm\/(Icon|create|shared|default|context|icons\/(chef-hat|leaf|map-pin|snowflake)\.)|react-router\/dist\/production\/lib\/(dom\/lib\.js|dom-export\/)|node_modules\/(react-dom|scheduler)\//,
}

/** What the pages of an order share, in one file for the same reason. */
const order = {
  name: 'order',
  test: /\/app\/(cart\/(flow|checked|wished-dish)|ui\/(quantity|dish-link|params-now)|menu\/progress-bar|order\/(next-page|steps)|late)\.|\/shop\/(order-steps|weekday|plan)\.ts/,
}

/** What the pages with dishes share, in one file for the same reason. */
const dishes = {
  name: 'dishes',
  test: /\/app\/menu\/(badges|change-amount|day|day-builds|filter|meal-action|meal-card|menu-meal|search-box)\.|\/shop\/greek\.ts/,
}

/** What a page says of itself beside its content: small, and on most pages. */
const notices = {
  name: 'notices',
  test: /\/ui\/notice\.|lucide-react\/dist\/esm\/icons\/(circle-check|circle-exclamation-point|hourglass|circle-pause|receipt-text)\./,
}

/** Every script names those it may load, and random letters do not pack: of 16 they pack best. */
const names = { hashCharacters: 'hex' } as const

export default defineConfig({
  // .env is the shop's: a build reads none of it, and warned of the NODE_ENV in it.
  envDir: false,
  plugins: [wallAround('server', 'desk'), tailwindcss(), reactRouter()],
  // One stylesheet for all: split, its one file was named twice, and fetched again by the first part
  // that came late, which had the browser style the whole page anew.
  build: { target: 'es2022', assetsInlineLimit: 0, manifest: true, cssCodeSplit: false },
  environments: {
    // It writes the names of fonts into the pages: the same that the browser's files have.
    ssr: { build: { rolldownOptions: { output: names } } },
    client: {
      build: {
        // Whose work is in the scripts, and on what terms: served as /licenses.md.
        license: { fileName: 'licenses.md' },
        rolldownOptions: {
          output: {
            ...names,
            codeSplitting: { groups: [shell, icons, order, dishes, notices] },
          },
        },
      },
    },
  },
})
