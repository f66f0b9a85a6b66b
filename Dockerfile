# The product as one image: `docker build -t country-assessment .`. Not built where this repository is developed, which has no Docker.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY drift/package.json drift/
RUN npm ci --no-fund --no-audit
COPY . .
RUN npm run build && npm prune --omit=dev --no-fund --no-audit

FROM node:24-bookworm-slim
# names the build in /version and in the figures: --build-arg BUILD_ID=$(git rev-parse --short HEAD)
ARG BUILD_ID=
ENV BUILD_ID=$BUILD_ID NODE_ENV=production HOST=0.0.0.0 PORT=4000 DATA_DIR=/data
WORKDIR /app
COPY --from=build --chown=node:node /app/node_modules node_modules
COPY --from=build --chown=node:node /app/dist dist
COPY --from=build --chown=node:node /app/generated generated
COPY --from=build --chown=node:node /app/openapi/rules openapi/rules
COPY --from=build --chown=node:node /app/server server
COPY --from=build --chown=node:node /app/scripts scripts
COPY --from=build --chown=node:node /app/package.json package.json
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 4000
HEALTHCHECK CMD ["node", "-e", "fetch('http://127.0.0.1:4000/health').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/main.ts"]
