# groundplan with everything that it can use: Terraform, Git, Graphviz, Python.
#
#   docker run --rm -v "$PWD:/data" IMAGE draw --source .
#
# How to use it: docs/container.md. What it promises: __tests__/image, which scripts/test-image runs.
# Written for BuildKit of Docker 20.10: no syntax line, no heredocs, no --link.
ARG BASE_IMAGE=debian:bookworm-slim
ARG NODE_IMAGE=node:24-bookworm-slim
ARG TERRAFORM_IMAGE=hashicorp/terraform:1.11.4

FROM ${NODE_IMAGE} AS node
FROM ${TERRAFORM_IMAGE} AS terraform

FROM ${BASE_IMAGE}

# openssh-client: Git over SSH. python3 and not python3-minimal: programs of data "external" use its whole library.
# Two fonts: Liberation is what Arial and Times become, and without DejaVu sans-serif becomes a monospaced font. tini: a
# first process that hands signals on.
RUN apt-get update \
 && apt-get install -y --no-install-recommends \
      ca-certificates fonts-dejavu-core fonts-liberation git graphviz openssh-client python3 tini \
 # What comes along and nothing here uses, a fifth of all that is installed: the Perl of Git's scripts (that of Debian's own
 # tools is perl-base, which stays), and Graphviz's plugin for pictures by gd with its codecs. The packages stay known to apt
 # and to scanners; `apt-get install --reinstall` brings their files back.
 && dpkg-query -W -f '${Package}\n' 'libperl5*' 'perl-modules-5*' libgd3 libimagequant0 'libaom*' 'libavif*' 'libdav1d*' \
      'libde265*' 'libgav1-*' 'libheif*' 'librav1e*' 'libsharpyuv*' 'libsvtav1*' 'libtiff*' 'libwebp*' 'libx265*' 'libyuv*' \
      2>/dev/null | xargs dpkg -L | grep -E '^/usr/(lib|share/perl)/' | tac \
    | while read -r path; do if [ -d "$path" ] && [ ! -L "$path" ]; then rmdir "$path" 2>/dev/null || true; else rm -f "$path"; fi; done \
 && rm -f /usr/lib/*/graphviz/libgvplugin_gd.so* /usr/lib/*/graphviz/libgvplugin_webp.so* && dot -c \
 && rm -rf /var/lib/apt/lists/* /var/log/* /var/cache/debconf/*-old \
 # Layers lose the fractions of a second of their files' times, and font caches that are older than their fonts are ignored.
 && find /usr/share/fonts -type d -exec touch -d 2020-01-01T00:00:00Z {} + \
 && fc-cache -f \
 # A workspace may belong to somebody else than the user of the container, and Git would refuse to read it.
 && git config --system --add safe.directory '*' \
 # Nothing in it has to become another user but the entrypoint, which is root already.
 && find / -xdev -perm /6000 -type f -exec chmod a-s {} +

COPY --from=node /usr/local/bin/node /usr/local/bin/
# A pattern, because not every image with Node has its licence there, and a pattern may match nothing.
COPY --from=node /usr/local/LICENS[E] /usr/share/doc/node/
COPY --from=terraform /bin/terraform /usr/local/bin/
COPY docker/licenses/terraform.txt /usr/share/doc/terraform/LICENSE.txt
RUN ln -s /opt/groundplan/cli.js /usr/local/bin/groundplan
COPY LICENSE NOTICE dist/LICENSES.txt /usr/share/doc/groundplan/
COPY docker/entrypoint /usr/local/bin/groundplan-entrypoint
COPY dist/ /opt/groundplan/

# Caches go where everybody may write; a read-only container mounts a tmpfs there.
ENV CHECKPOINT_DISABLE=1 \
    TF_IN_AUTOMATION=1 \
    TF_INPUT=0 \
    XDG_CACHE_HOME=/tmp/.cache \
    LANG=C.UTF-8
WORKDIR /data

# Last, so that a new version does not install everything again.
ARG BASE_IMAGE
ARG VERSION=0.0.0
ARG REVISION=unknown
# When the commit was made, and which bytes BASE_IMAGE was: a release says both.
ARG CREATED=
ARG BASE_DIGEST=
LABEL org.opencontainers.image.title="groundplan" \
      org.opencontainers.image.description="Draws architecture diagrams from Terraform code, plans and states: AWS, Azure and Google Cloud" \
      org.opencontainers.image.vendor="groundplan" \
      org.opencontainers.image.url="https://github.com/groundplan/groundplan" \
      org.opencontainers.image.source="https://github.com/groundplan/groundplan" \
      org.opencontainers.image.documentation="https://github.com/groundplan/groundplan/blob/main/docs/container.md" \
      org.opencontainers.image.version="${VERSION}" \
      org.opencontainers.image.revision="${REVISION}" \
      org.opencontainers.image.created="${CREATED}" \
      org.opencontainers.image.base.name="${BASE_IMAGE}" \
      org.opencontainers.image.base.digest="${BASE_DIGEST}" \
      org.opencontainers.image.licenses="Apache-2.0 AND BUSL-1.1 AND MIT AND GPL-2.0-or-later AND EPL-1.0 AND PSF-2.0 AND OFL-1.1"

# No USER: the entrypoint becomes the owner of the workspace, so that pictures belong to whoever owns it. No CMD: as an
# action there are no arguments, and a default one would be taken for what was asked.
STOPSIGNAL SIGTERM
ENTRYPOINT ["tini", "--", "groundplan-entrypoint"]
