# Serves the packed site with nginx, with the headers of the built policy:
#
#   npm ci && npm run build && npm run pack -- --compress
#   docker build --tag devspace-docs . && docker run --rm --publish 8080:8080 devspace-docs
#
# The site is built outside of the image, so that the tested files are the ones that ship. DEPLOY.md explains how to pin
# the base image by its digest.
FROM nginxinc/nginx-unprivileged:1.28-alpine

COPY build-hosting/nginx.conf /etc/nginx/conf.d/default.conf
COPY publish/ /srv/site/

EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=3s CMD ["wget", "--quiet", "--spider", "http://127.0.0.1:8080/"]
