# The product as one image: `docker build -t country-assessment .`. Not built where this repository is developed, which has no Docker.
# the version that package.json pins; add @sha256:… of your registry to pin its every byte
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY drift/package.json drift/
RUN npm ci --no-fund --no-audit
COPY . .
RUN npm run build && npm prune --omit=dev --no-fund --no-audit
# without its list of tools, for `npm sbom --omit=dev` leaves out what a tool needs as well
RUN npm pkg delete devDependencies --workspaces --include-workspace-root && npm sbom --sbom-format=cyclonedx > sbom.json

FROM node:24.21.0-bookworm-slim
# names the build in /version and in the figures: --build-arg BUILD_ID=$(git rev-parse --short HEAD)
ARG BUILD_ID=
ENV BUILD_ID=$BUILD_ID NODE_ENV=production HOST=0.0.0.0 PORT=4000 DATA_DIR=/data TMPDIR=/data
WORKDIR /app
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/dist dist
COPY --from=build /app/generated generated
COPY --from=build /app/openapi/rules openapi/rules
COPY --from=build /app/server server
COPY --from=build /app/scripts scripts
COPY --from=build /app/package.json package.json
COPY --from=build /app/sbom.json sbom.json
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 4000
HEALTHCHECK CMD ["node", "-e", "fetch('http://127.0.0.1:4000/health').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/main.ts"]
