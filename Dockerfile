# Pages are built with all packages; the image that runs has only those a running site needs, and no compiler.
FROM node:26-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build

FROM node:26-slim AS packages
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
# the image has Node already: the one that npm installs for other systems is 211 MB
RUN npm ci --omit=dev && rm -r node_modules/node-linux-* node_modules/.bin/node && npm cache clean --force

FROM node:26-slim
ENV NODE_ENV=production MALLOC_ARENA_MAX=2 HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /site
# the program belongs to root and cannot change itself; the folder for its data is all it may write to
RUN mkdir /data && chown node:node /data
COPY --from=packages /site/node_modules node_modules
COPY --from=build /site/build build
COPY package.json package-lock.json ./
COPY app app
COPY data data
COPY db db
COPY makers makers
COPY platform platform
COPY public public
COPY record record
COPY scripts scripts
COPY server server
USER node
VOLUME /data
EXPOSE 3000
# it lives; whether fans may be sent to it is asked at /readyz by the proxy. A first start proves the first facts and questions.
HEALTHCHECK --interval=10s --timeout=3s --start-period=180s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# not through npm, so that the signal to stop reaches the server itself
CMD ["node", "--max-semi-space-size=8", "--max-old-space-size=768", "server/main.ts"]
