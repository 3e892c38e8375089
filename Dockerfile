# Serves the packed site with Caddy, under the headers of the built policy:
#
#   npm ci && npm run build && npm run pack -- --compress
#   docker build --tag devspace-docs . && docker run --rm --publish 8080:8080 devspace-docs
#
# The site is built outside, so that what was tested is what ships. To pin the image by its digest,
# ask `docker buildx imagetools inspect caddy:2.10.2-alpine` and write `@sha256:…` behind the tag.
FROM caddy:2.10.2-alpine

# The binary may open ports below 1024, which this port is not: without the capability, the
# container also starts where all of them are dropped.
RUN setcap -r /usr/bin/caddy

COPY build-hosting/Caddyfile /etc/caddy/Caddyfile
COPY publish/ /srv/site/

# Nobody in particular. Caddy writes nothing that has to stay: the file system can be read-only,
# with a tmpfs at /tmp.
USER 65532:65532
ENV XDG_CONFIG_HOME=/tmp XDG_DATA_HOME=/tmp
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=3s CMD ["wget", "--quiet", "--spider", "http://127.0.0.1:8080/"]
