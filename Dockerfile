# The table. docs/hosting.md says how it is run; compose.yaml does it. EXTRAS=lab,print puts in the lab, and what prints.
# The same Debian, and so the same Python, builds it and runs it.
ARG DEBIAN=debian:bookworm-slim

FROM $DEBIAN AS build
SHELL ["/bin/bash", "-euo", "pipefail", "-c"]
# hadolint ignore=DL3008
RUN apt-get update \
 && apt-get install --yes --no-install-recommends binutils ca-certificates gcc libc6-dev python3-dev python3-venv
WORKDIR /build
COPY . .
ENV HATCH_BUILD_HOOK_ENABLE_MYPYC=true UV_PYTHON_DOWNLOADS=never UV_LINK_MODE=copy
RUN python3 -m venv .tools && .tools/bin/pip install --no-cache-dir --require-hashes --requirement requirements/tools.txt
RUN .tools/bin/uv build --python .tools/bin/python --build-constraint requirements/dev.txt
ARG EXTRAS=
RUN wheel=$(echo dist/*.whl) \
 && .tools/bin/uv venv --python /usr/bin/python3 /opt/milkomeda \
 && .tools/bin/uv pip install --python /opt/milkomeda --constraint requirements/runtime.txt "$wheel${EXTRAS:+[$EXTRAS]}" \
 && .tools/bin/uv pip uninstall --python /opt/milkomeda faker polyfactory
# Out goes what nothing here ever reads (as those two, by which Litestar would make up examples): how parts are debugged,
# tested and built, the dates of languages that the table does not speak, the colours of programming languages, and
# databases that it does not know. In comes the bytecode of what it does.
WORKDIR /opt/milkomeda/lib/python3.11/site-packages
RUN find . -name '*.so' -not -path '*.libs/*' -exec strip --strip-unneeded {} + \
 && find . -type d \( -name tests -o -name testing -not -path './numpy/*' \) -prune -exec rm -r {} + \
 && find . -type f \( -name '*.pyi' -o -name '*.pyx' -o -name '*.pxd' -o -name '*.c' -o -name '*.h' \) -delete \
 && find babel/locale-data -name '*.dat' -not -name root.dat -not -name 'en*.dat' -not -name 'de*.dat' -delete \
 && find pygments/lexers -name '*.py' -not -name __init__.py -not -name _mapping.py -not -name special.py -delete \
 && rm -r sqlalchemy/dialects/mssql sqlalchemy/dialects/mysql sqlalchemy/dialects/oracle \
 && /opt/milkomeda/bin/python -c "import milkomeda.cli, milkomeda.table.admin, milkomeda.table.run, milkomeda.thinking.process; \
    from milkomeda.extras import lacking; lacking('lab') or __import__('milkomeda.lab.door'); \
    lacking('print') or __import__('milkomeda.print.tabletop')"

FROM $DEBIAN
LABEL org.opencontainers.image.title="Milkomeda" \
      org.opencontainers.image.description="The table: a strategy board game in the browser, with friends and bots" \
      org.opencontainers.image.licenses="MIT"
# hadolint ignore=DL3008
RUN apt-get update \
 && apt-get install --yes --no-install-recommends python3 \
 && apt-get clean && rm -rf /var/lib/apt/lists/* /var/cache/debconf/*-old /usr/lib/python3.11/pydoc_data /usr/lib/python3.11/test \
 && useradd --uid 10001 --user-group --no-create-home --shell /usr/sbin/nologin --home-dir /data milkomeda \
 && install -d -o milkomeda -g milkomeda /data
COPY --from=build /opt/milkomeda /opt/milkomeda
ENV DATABASE_URL=sqlite:////data/tables.db MILKOMEDA_HOST=0.0.0.0 MILKOMEDA_PORT=8470
USER 10001:10001
WORKDIR /data
VOLUME /data
EXPOSE 8470
HEALTHCHECK --interval=30s --timeout=5s --start-period=15s CMD ["/opt/milkomeda/bin/python", "-c", \
  "import os, urllib.request as u; u.urlopen(f'http://127.0.0.1:{os.environ[\"MILKOMEDA_PORT\"]}/health')"]
ENTRYPOINT ["/opt/milkomeda/bin/milkomeda"]
CMD ["table"]
