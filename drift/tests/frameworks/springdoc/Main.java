package assessment;

import com.fasterxml.jackson.annotation.JsonProperty;
import io.swagger.v3.oas.annotations.media.Schema;
import jakarta.validation.Valid;
import jakarta.validation.constraints.Email;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.UUID;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.PutMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

/**
 * Twelve operations of the contract as a team with Spring would write them; run, it writes its own OpenAPI document,
 * as springdoc makes it, into the file that is named.
 */
@SpringBootApplication
public class Main {
  public static void main(String[] args) throws Exception {
    var context = SpringApplication.run(Main.class, "--server.port=0", "--server.address=127.0.0.1");
    var port = context.getEnvironment().getProperty("local.server.port");
    var request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + "/v3/api-docs")).build();
    var answer = HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());
    Files.writeString(Path.of(args[0]), answer.body().replace("127.0.0.1:" + port, "localhost:8080"));
    System.exit(SpringApplication.exit(context));
  }

  record CurrentUser(
      @NotNull @JsonProperty("Id") int id,
      @NotNull @JsonProperty("FullName") String fullName,
      @NotNull @Email @JsonProperty("EmailAddress") String emailAddress,
      @NotNull @JsonProperty("Role") @Schema(allowableValues = {"0", "1", "2", "3"}) int role,
      @NotNull @JsonProperty("Permissions") List<String> permissions) {}

  record User(
      @NotNull @JsonProperty("Id") int id,
      @NotNull @JsonProperty("FullName") String fullName,
      @NotNull @Email @JsonProperty("EmailAddress") String emailAddress,
      @NotNull @JsonProperty("Role") @Schema(allowableValues = {"0", "1", "2", "3"}) int role,
      @NotNull @JsonProperty("Status") @Schema(allowableValues = {"0", "1"}) int status,
      @NotNull @JsonProperty("DateCreated") OffsetDateTime dateCreated,
      @JsonProperty("ReportEditionName") String reportEditionName) {}

  record UserCreate(
      @NotNull @Size(min = 3, max = 120) @JsonProperty("FullName") String fullName,
      @NotNull @Email @JsonProperty("EmailAddress") String emailAddress,
      @NotNull @JsonProperty("Role") @Schema(allowableValues = {"0", "1", "2", "3"}) Integer role) {}

  record UserUpdate(
      @NotNull @Size(min = 3, max = 120) @JsonProperty("FullName") String fullName,
      @NotNull @Email @JsonProperty("EmailAddress") String emailAddress,
      @NotNull @JsonProperty("Role") @Schema(allowableValues = {"0", "1", "2", "3"}) Integer role,
      @NotNull @JsonProperty("Status") @Schema(allowableValues = {"0", "1"}) Integer status,
      @JsonProperty("Version") Integer version) {}

  record ReportEdition(
      @NotNull @JsonProperty("Id") int id,
      @NotNull @JsonProperty("Name") String name,
      @NotNull @JsonProperty("StartDate") LocalDate startDate,
      @JsonProperty("EndDate") LocalDate endDate,
      @NotNull @JsonProperty("CreationDate") OffsetDateTime creationDate,
      @JsonProperty("InactiveDate") OffsetDateTime inactiveDate,
      @NotNull @JsonProperty("Status") @Schema(allowableValues = {"0", "1"}) int status,
      @NotNull @Min(1) @JsonProperty("Version") int version) {}

  record Notification(
      @NotNull @JsonProperty("CommentId") int commentId,
      @NotNull @JsonProperty("TaggedId") int taggedId,
      @NotNull @JsonProperty("GlobalCountryId") int globalCountryId,
      @NotNull @JsonProperty("IndicatorId") int indicatorId,
      @NotNull @JsonProperty("AuthorName") String authorName,
      @NotNull @JsonProperty("SnapshotName") String snapshotName,
      @NotNull @JsonProperty("CountryName") String countryName,
      @NotNull @JsonProperty("DateCreated") OffsetDateTime dateCreated) {}

  record NotificationPage(
      @NotNull @JsonProperty("Data") List<Notification> data, @NotNull @JsonProperty("Count") int count) {}

  record Country(
      @NotNull @JsonProperty("Id") int id,
      @NotNull @JsonProperty("Name") String name,
      @NotNull @JsonProperty("Region") String region,
      @NotNull @JsonProperty("ISOCode") String isoCode) {}

  record Comment(
      @NotNull @JsonProperty("Id") int id,
      @NotNull @JsonProperty("CommentContent") String commentContent,
      @NotNull @JsonProperty("AuthorId") int authorId,
      @NotNull @JsonProperty("AuthorName") String authorName,
      @NotNull @JsonProperty("CommentTaggedUserIds") List<Integer> commentTaggedUserIds,
      @NotNull @JsonProperty("CountryIndicatorRatingId") int countryIndicatorRatingId,
      @NotNull @JsonProperty("CreatedBy") int createdBy,
      @NotNull @JsonProperty("DateCreated") OffsetDateTime dateCreated) {}

  record CommentPage(@NotNull @JsonProperty("Data") List<Comment> data, @NotNull @JsonProperty("Count") int count) {}

  record CommentCreate(
      @NotNull @Size(min = 1, max = 10000) @JsonProperty("CommentContent") String commentContent,
      @NotNull @Size(max = 14) @JsonProperty("taggedUsers") List<Integer> taggedUsers) {}

  private static final String RATING =
      "/countries/{countryId}/report-editions/{editionId}/indicators/{indicatorId}/ratings/{ratingId}";
  private static final String KEY = "Idempotency-Key";

  @RestController
  @RequestMapping("/api/v1")
  static class Api {
    @GetMapping("/login")
    CurrentUser logIn() {
      return null;
    }

    @GetMapping("/users/current-user")
    CurrentUser readCurrentUser() {
      return null;
    }

    @GetMapping("/users")
    List<User> listUsers() {
      return null;
    }

    @PostMapping("/users")
    @ResponseStatus(HttpStatus.CREATED)
    User createUser(@Valid @RequestBody UserCreate body, @RequestHeader(name = KEY, required = false) UUID key) {
      return null;
    }

    @PutMapping("/users/{id}")
    User updateUser(
        @PathVariable int id,
        @Valid @RequestBody UserUpdate body,
        @RequestHeader(name = KEY, required = false) UUID key) {
      return null;
    }

    @GetMapping("/report-editions")
    List<ReportEdition> listReportEditions() {
      return null;
    }

    @GetMapping("/report-editions/{id}")
    ReportEdition readReportEdition(@PathVariable int id) {
      return null;
    }

    @GetMapping("/notifications")
    NotificationPage listNotifications(
        @RequestParam(defaultValue = "0") @Min(0) int offset,
        @RequestParam(defaultValue = "20") @Min(1) @Max(100) int pageSize) {
      return null;
    }

    @PutMapping("/notifications/{commentId}/{taggedId}")
    Notification clearNotification(
        @PathVariable int commentId,
        @PathVariable int taggedId,
        @RequestHeader(name = KEY, required = false) UUID key) {
      return null;
    }

    @GetMapping("/countries")
    List<Country> listCountries() {
      return null;
    }

    @GetMapping(RATING + "/comments")
    CommentPage listComments(
        @PathVariable int countryId,
        @PathVariable int editionId,
        @PathVariable int indicatorId,
        @PathVariable int ratingId,
        @RequestParam(defaultValue = "0") @Min(0) int offset,
        @RequestParam(defaultValue = "50") @Min(1) @Max(200) int pageSize) {
      return null;
    }

    @PostMapping(RATING + "/comments")
    @ResponseStatus(HttpStatus.CREATED)
    Comment addComment(
        @PathVariable int countryId,
        @PathVariable int editionId,
        @PathVariable int indicatorId,
        @PathVariable int ratingId,
        @Valid @RequestBody CommentCreate body,
        @RequestHeader(name = KEY, required = false) UUID key) {
      return null;
    }
  }
}
