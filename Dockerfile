# docker build -t lectern .
FROM node:22-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY scripts scripts
RUN node -e "import('./scripts/bootstrap.mjs').then((it) => it.bootstrapPackages())"
COPY . .
RUN npm run build
# The built server is self-contained but for what is native.
RUN mkdir -p /out/node_modules \
 && cp -r dist dist-server package.json /out/ \
 && cd node_modules && cp -r libsql @libsql @neon-rs detect-libc /out/node_modules/

FROM node:22-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3001 LECTERN_DATA_DIR=/data
WORKDIR /app
COPY --from=build /out ./
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3001
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# By itself, not through npm, so that it is told when to stop.
CMD ["node", "dist-server/index.js"]
